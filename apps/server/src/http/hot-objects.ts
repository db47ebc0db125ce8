import { LRUCache } from 'lru-cache'
import type { ObjectInfo, Storage } from '../core/storage.ts'

/** An object of the storage, whole and in memory. */
export interface HotObject {
  info: ObjectInfo
  body: Buffer
  /** Milliseconds of the options' clock; the storage knew it at this time. */
  seenAt: number
}

/** What an address answers, as it was found out the last time: the object, and who may keep it for how long. */
export interface HotAlias {
  key: string
  /** Unix seconds after which the address is worth nothing; null when it never ends. */
  expiresAt: number | null
}

export interface HotObjectsOptions {
  maxBytes: number
  /** Milliseconds; a clock that only needs to run forward. */
  now: () => number
  onError: (error: unknown) => void
}

/** An object is asked for "often" when somebody asks again within this time; longer unseen, the storage is asked whether it is still there. */
const MINUTE_MS = 60_000
/** Larger ones are pumped from the storage: one of them would drive out too many others. */
const MAX_OBJECT_BYTES = 4 * 1024 * 1024
const MAX_ALIASES = 16_384
const MAX_ASKED = 16_384

/**
 * Segments and pictures that many ask for at the same time: a live segment, the posters of the home page. From memory they cost a
 * fraction of what opening and reading a file does. Bounded by bytes, the least recently used leave first.
 */
export class HotObjects {
  readonly #objects: LRUCache<string, HotObject>
  readonly #aliases = new LRUCache<string, HotAlias>({ max: MAX_ALIASES })
  readonly #askedAt = new LRUCache<string, number>({ max: MAX_ASKED })
  readonly #reading = new Set<string>()
  readonly #options: HotObjectsOptions
  readonly #maxObjectBytes: number

  constructor(options: HotObjectsOptions) {
    this.#options = options
    this.#maxObjectBytes = Math.min(MAX_OBJECT_BYTES, options.maxBytes / 8)
    this.#objects = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: ({ body }) => body.length + 1024 })
  }

  aliasOf(address: string): HotAlias | undefined {
    return this.#aliases.get(address)
  }

  remember(address: string, alias: HotAlias): void {
    if (address.length <= 512) this.#aliases.set(address, alias)
  }

  /** The object when it is in memory and the storage knew it within the last minute. */
  get(key: string): HotObject | undefined {
    const object = this.#objects.get(key)
    return object && this.#options.now() - object.seenAt < MINUTE_MS ? object : undefined
  }

  /** Notes that somebody was answered with an object; the second time within a minute it is read into memory. */
  ask(storage: Storage, key: string, info: ObjectInfo): void {
    if (info.bytes === 0 || info.bytes > this.#maxObjectBytes) return
    const now = this.#options.now()
    const kept = this.#objects.peek(key)
    if (kept?.info.etag === info.etag) {
      kept.seenAt = now
      return
    }
    const askedAt = this.#askedAt.get(key)
    this.#askedAt.set(key, now)
    if (askedAt === undefined || now - askedAt > MINUTE_MS || this.#reading.has(key)) return
    this.#reading.add(key)
    this.#read(storage, key)
      .catch(this.#options.onError)
      .finally(() => this.#reading.delete(key))
  }

  async #read(storage: Storage, key: string): Promise<void> {
    const object = await storage.read(key)
    if (!object) return
    const body = Buffer.concat(await object.body.toArray())
    this.#objects.set(key, { info: object.info, body, seenAt: this.#options.now() })
  }
}
