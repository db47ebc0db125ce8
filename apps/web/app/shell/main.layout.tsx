import { useMatches } from 'react-router'
import { TopAnchor } from '../promo/top-anchor.tsx'
import { useTopAnchor } from '../promo/use-anchors.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { Toolbar } from './toolbar.tsx'

/** A page's `handle`: `over` lets the header lie on the page's picture. */
export interface PageHandle {
  header?: 'over'
}

export default function MainLayout() {
  const { anchor, close } = useTopAnchor()
  const wantsOver = useMatches().some(match => (match.handle as PageHandle | undefined)?.header === 'over')
  const over = wantsOver && !anchor
  return (
    <>
      <Header over={over} />
      <main id="main" tabIndex={-1} className={over ? 'outline-none' : 'below-header outline-none'}>
        {anchor && <TopAnchor anchor={anchor} onClose={close} />}
        <PageOutlet />
      </main>
      <Footer />
      <Toolbar />
    </>
  )
}
