import { codes, type RouteOf, type RouteOutput } from '@xinghe/contract/client'
import { useEffect, useState } from 'react'
import { api, CallFailed } from '../core/api.ts'

export interface Captcha {
  /** Null while it loads and when it failed. */
  image: RouteOutput<RouteOf<'account.captcha'>> | null
  /** `closed`: the site has no accounts for now. */
  state: 'loading' | 'ready' | 'failed' | 'closed'
  reload(): void
}

/** A captcha picture, fetched at once and again on `reload`. */
export function useCaptcha(): Captcha {
  const [turn, setTurn] = useState(0)
  const [image, setImage] = useState<Captcha['image']>(null)
  const [state, setState] = useState<Captcha['state']>('loading')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn fetches another picture
  useEffect(() => {
    const leave = new AbortController()
    setState('loading')
    api('account.captcha', {}, { signal: leave.signal, quiet: true }).then(
      next => {
        setImage(next)
        setState('ready')
      },
      (error: unknown) => {
        if (leave.signal.aborted) return
        setImage(null)
        setState(error instanceof CallFailed && error.code === codes.unavailable ? 'closed' : 'failed')
      },
    )
    return () => leave.abort()
  }, [turn])
  return { image, state, reload: () => setTurn(turn + 1) }
}
