import { type Params, useLoaderData } from 'react-router'
import type { Api } from '../core/api.ts'
import { browserLoader, numberParam, serverLoader } from '../core/load.ts'

const load = async (api: Api, params: Params) =>
  api('vod.detail', { type: numberParam(params, 'type'), id: numberParam(params, 'id') })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function DetailPage() {
  return <div>{useLoaderData<typeof loader>().title}</div>
}
