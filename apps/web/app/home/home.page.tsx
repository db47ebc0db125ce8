import { useLoaderData } from 'react-router'
import type { Api } from '../core/api.ts'
import { browserLoader, serverLoader } from '../core/load.ts'

const load = async (api: Api) => {
  const [banners, sections] = await Promise.all([api('home.banners', {}), api('home.vodData', {})])
  return { banners, sections }
}
export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function HomePage() {
  const { sections } = useLoaderData<typeof loader>()
  return <div>{sections.map(section => section.title).join()}</div>
}
