import type { FragmentLoaderConstructor, HlsConfig, Loader, LoaderCallbacks, LoaderContext } from 'hls.js'
import type { Decrypt } from '../features/decrypt.ts'

type Base = new (config: HlsConfig) => Loader<LoaderContext>

/** A fragment loader that decrypts whole files after loading: the playlist of a `keyline` source names no key. */
export function keylineLoader(LoaderBase: Base, decrypt: Decrypt): FragmentLoaderConstructor {
  class KeylineLoader extends LoaderBase {
    #isOver = false

    override load(...[context, config, callbacks]: Parameters<Loader<LoaderContext>['load']>): void {
      const onSuccess: LoaderCallbacks<LoaderContext>['onSuccess'] = (response, stats, ctx, details) => {
        const cipher = response.data
        if (!(cipher instanceof ArrayBuffer) || isClearInit(cipher))
          return callbacks.onSuccess(response, stats, ctx, details)
        decrypt(cipher).then(
          data => {
            if (!this.#isOver) callbacks.onSuccess({ ...response, data }, stats, ctx, details)
          },
          (error: unknown) => {
            // 599: no status a server sends; the fault mapper reads it as "the key does not fit".
            if (!this.#isOver) callbacks.onError({ code: DECRYPT_STATUS, text: String(error) }, ctx, details, stats)
          },
        )
      }
      // Pieces of a cipher text must not reach the demuxer.
      const { onProgress: _dropped, ...rest } = callbacks
      super.load(context, config, { ...rest, onSuccess })
    }

    override abort(): void {
      this.#isOver = true
      super.abort()
    }

    override destroy(): void {
      this.#isOver = true
      super.destroy()
    }
  }
  return KeylineLoader as unknown as FragmentLoaderConstructor
}

const FTYP = 0x66747970

/** Initialisation segments may be in the clear, as they are beside `EXT-X-KEY`; a cipher text has no file type box. */
function isClearInit(data: ArrayBuffer): boolean {
  return data.byteLength >= 8 && new DataView(data).getUint32(4) === FTYP
}

/** Stands where an HTTP status would when a segment came but did not decrypt. */
export const DECRYPT_STATUS = 599
