import {
  buildRequest,
  type CallId,
  type CallInput,
  type Envelope,
  fromBase64,
  isEnvelope,
  openSealed,
  type PlayGrant,
  pages,
  type RouteOf,
  type RouteOutput,
  type VodDetail,
} from '@xinghe/contract/client'

/** What the set-up measured and made, handed to the tests. */
export interface SiteFacts {
  url: string
  dataDir: string
  /** Milliseconds from the start of the process to the end of the first page's answer. */
  firstPageMs: number
  /** The same to the first bytes of picture of the first film. */
  firstFilmMs: number
  /** Programs that wanted a core, for each core, when the site was started; below 1 it had the machine for itself. */
  strain: number
}

/** Environment variable that carries the facts to the test processes. */
const HANDOVER = 'XINGHE_E2E_SITE'

export function handOver(facts: SiteFacts): void {
  process.env[HANDOVER] = JSON.stringify(facts)
}

export function siteFacts(): SiteFacts {
  const text = process.env[HANDOVER]
  if (!text) throw new Error('the set-up has not started a site')
  return JSON.parse(text) as SiteFacts
}

/** The server's answer had another code than 0. */
class CallRefused extends Error {
  readonly code: number

  constructor(id: string, code: number, message: string) {
    super(`${id}: ${code} ${message}`)
    this.name = 'CallRefused'
    this.code = code
  }
}

/** Calls the site as an outside client does. */
export class Site {
  readonly url: string
  #contentKey: Promise<Uint8Array<ArrayBuffer>> | undefined

  constructor(url: string) {
    this.url = url
  }

  async call<Id extends CallId>(id: Id, input: CallInput<Id>): Promise<RouteOutput<RouteOf<Id>>> {
    const { envelope, data } = await this.answer(id, input)
    if (envelope.code !== 0) throw new CallRefused(id, envelope.code, envelope.msg)
    return data as RouteOutput<RouteOf<Id>>
  }

  /** The envelope of a call and, where it tells success, its data opened. */
  async answer<Id extends CallId>(id: Id, input: CallInput<Id>): Promise<{ envelope: Envelope; data: unknown }> {
    const { method, path, query, body, sealed } = buildRequest(id, input)
    const answer = await fetch(`${this.url}${path}?${query}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const envelope: unknown = await answer.json()
    if (!isEnvelope(envelope)) throw new Error(`${id} answered ${answer.status} without an envelope`)
    if (envelope.code !== 0 || !sealed) return { envelope, data: envelope.data }
    return { envelope, data: await openSealed(await this.contentKey(), String(envelope.data)) }
  }

  /** Opens what the site answers, and seals what a test answers in its place. */
  contentKey(): Promise<Uint8Array<ArrayBuffer>> {
    this.#contentKey ??= this.#readContentKey()
    return this.#contentKey
  }

  /** A work by its title; null while the site does not list it. */
  async find(title: string): Promise<VodDetail | null> {
    const { list } = await this.call('vod.list', { ...everything, size: 100 })
    const card = list.find(each => each.title === title)
    return card ? this.call('vod.detail', { type: card.typeId, id: card.id }) : null
  }

  /** @throws when the site does not have it */
  async work(title: string): Promise<VodDetail> {
    const work = await this.find(title)
    if (!work) throw new Error(`the site has no ${title}`)
    return work
  }

  /** Addresses of an episode; null while it is not playable yet. */
  async grant(workId: number, level: number): Promise<PlayGrant | null> {
    try {
      return await this.call('media.playToken', { type: 'vod', id: workId, level })
    } catch (error) {
      if (error instanceof CallRefused) return null
      throw error
    }
  }

  async #readContentKey() {
    const page = await (await fetch(`${this.url}/`)).text()
    const boot = /<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/.exec(page)?.[1]
    if (!boot) throw new Error('the home page carries no keys')
    return fromBase64((JSON.parse(boot) as { contentKey: string }).contentKey)
  }
}

const all = 'all'
const everything = {
  typeId: 0,
  genre: all,
  area: all,
  year: all,
  lang: all,
  letter: all,
  vip: all,
  order: 'latest',
  page: 1,
} as const

export const detailAddress = (work: VodDetail) => pages.detail(work.typeId, work.id)
export const playerAddress = (work: VodDetail, level = 1) => pages.vodPlayer(work.typeId, work.id, level)
