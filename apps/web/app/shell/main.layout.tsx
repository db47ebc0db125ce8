import { useMatches } from 'react-router'
import { TopAnchor } from '../promo/top-anchor.tsx'
import { useTopAnchor } from '../promo/use-anchors.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { Toolbar } from './toolbar.tsx'

/** A page's `handle`: the header lies on the page's picture (`over`), or is low to leave the room to a player (`slim`). */
export interface PageHandle {
  header?: 'over' | 'slim'
}

/**
 * What stands around almost every page. It is one for all of them, so that going from a work to its player leaves the header
 * as it is.
 */
export default function MainLayout() {
  const { anchor, close } = useTopAnchor()
  const wanted = useMatches().map(match => (match.handle as PageHandle | undefined)?.header)
  const over = wanted.includes('over') && !anchor
  return (
    <div className={wanted.includes('slim') ? 'slim' : undefined}>
      <Header over={over} />
      <main id="main" tabIndex={-1} className={over ? 'outline-none' : 'below-header outline-none'}>
        {anchor && <TopAnchor anchor={anchor} onClose={close} />}
        <PageOutlet />
      </main>
      <Footer />
      <Toolbar />
    </div>
  )
}
