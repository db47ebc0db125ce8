import { type UIMatch, useMatches } from 'react-router'
import { TopAnchor } from '../promo/top-anchor.tsx'
import { useTopAnchor } from '../promo/use-anchors.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { Toolbar } from './toolbar.tsx'

type HeaderKind = 'over' | 'slim'

/**
 * A page's `handle`: the header lies on the page's picture (`over`), or is low to leave the room to a player (`slim`). A
 * page that has a picture now and then tells it from what it has loaded.
 */
export interface PageHandle<Data = never> {
  header?: HeaderKind | ((loaded: Data) => HeaderKind | undefined)
}

/**
 * What stands around almost every page. It is one for all of them, so that going from a work to its player leaves the header
 * as it is.
 */
export default function MainLayout() {
  const { anchor, close } = useTopAnchor()
  const wanted = useMatches().map(headerOf)
  // Who paid is known in the browser only: the server's page serves both.
  const over = wanted.includes('over') ? (anchor ? 'vip' : 'all') : undefined
  return (
    <div className={wanted.includes('slim') ? 'slim' : undefined}>
      <Header over={over} />
      <main
        id="main"
        tabIndex={-1}
        className={over === 'all' ? 'outline-none' : 'below-header outline-none'}
        data-over={over}
      >
        {anchor && <TopAnchor anchor={anchor} onClose={close} />}
        <PageOutlet />
      </main>
      <Footer />
      <Toolbar />
    </div>
  )
}

function headerOf({ handle, loaderData }: UIMatch): HeaderKind | undefined {
  const header = (handle as PageHandle | undefined)?.header
  if (typeof header !== 'function') return header
  // A page that could not be loaded has no picture.
  return loaderData === undefined ? undefined : header(loaderData as never)
}
