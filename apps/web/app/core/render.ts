import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'
import type { Api } from './api.ts'
import type { Boot } from './boot.ts'
import type { Script } from './zh.ts'

/** What the HTTP part hands over for one page. */
export interface Render {
  /** Calls answered in process, in the wanted script. */
  api: Api
  lang: Script
  /** JSON for the browser, goes into `#boot` as it is. */
  boot: Boot
  /** Marks the page's own inline scripts, so that their hashes can be listed. */
  nonce: string
  /** Scheme and host of canonical addresses, without a slash at the end. */
  origin: string
}

/** Load context of the loaders. */
export const renderContext = createContext<Render>()

/** The same for components that write the document's head; null in the browser. */
export const RenderContext = createReactContext<Pick<Render, 'boot' | 'nonce'> | null>(null)
