import { type Bytes, fromBase64 } from '@xinghe/contract/client'

/** What the server leaves in `<script type="application/json" id="boot">` for the browser. */
export interface Boot {
  /** Names the content key; answers sealed with another one mean the page is older than a rotation. */
  keyId: string
  /** 32 bytes, base64: opens sealed answers. */
  contentKey: string
  /** Base64: signs GET addresses. */
  signKey: string
  /** Script of visitors who never chose. */
  defaultLang: 's' | 't'
}

export interface Keys {
  id: string
  content: Bytes
  sign: Bytes
}

let keys: Keys | undefined

/** The wire's keys, read from the page once. */
export function bootKeys(): Keys {
  if (!keys) {
    const boot = JSON.parse(document.getElementById('boot')?.textContent ?? 'null') as Boot | null
    if (!boot) throw new Error('The page has no boot data')
    keys = { id: boot.keyId, content: fromBase64(boot.contentKey), sign: fromBase64(boot.signKey) }
  }
  return keys
}
