import type { VodDetail } from '@xinghe/contract/client'
import { redirect } from 'react-router'
import type { Api } from '../core/api.ts'

/**
 * The work of an address. One that names another category than the work's own leads to the right address for good,
 * whatever became of `around`, which is asked for beside the work.
 */
export async function workOf(
  api: Api,
  { typeId, id }: { typeId: number; id: number },
  around: Promise<unknown>,
  addressIn: (typeId: number) => string,
): Promise<VodDetail> {
  // Whoever awaits it sees its failure; after a redirect nobody does.
  around.catch(() => undefined)
  const work = await api('vod.detail', { type: typeId, id })
  if (work.typeId !== typeId) throw redirect(addressIn(work.typeId), 301)
  return work
}
