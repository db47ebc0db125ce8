import type { VodDetail } from '@xinghe/contract/client'
import { expect, it } from 'vitest'
import type { Api } from '../core/api.ts'
import { workOf } from './work-address.ts'

const work = { id: 7, typeId: 2 } as VodDetail
const api = (async () => work) as unknown as Api
const addressIn = (typeId: number) => `/details/${typeId}/7`

it('answers the work of an address in its own category', async () => {
  expect(await workOf(api, { typeId: 2, id: 7 }, Promise.resolve(), addressIn)).toBe(work)
})

it('leads from another category to the right address for good, even when that category does not exist', async () => {
  const around = Promise.reject(new Error('no such category'))
  const thrown = await workOf(api, { typeId: 9, id: 7 }, around, addressIn).catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(Response)
  const { status, headers } = thrown as Response
  expect([status, headers.get('location')]).toEqual([301, '/details/2/7'])
})
