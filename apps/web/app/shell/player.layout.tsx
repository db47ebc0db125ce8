import { TopAnchor } from '../promo/top-anchor.tsx'
import { useTopAnchor } from '../promo/use-anchors.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { Toolbar } from './toolbar.tsx'

/** Pages with a player: a lower header and always dark. */
export default function PlayerLayout() {
  const { anchor, close } = useTopAnchor()
  return (
    <div className="slim">
      <Header />
      <main id="main" tabIndex={-1} className="below-header outline-none">
        {anchor && <TopAnchor anchor={anchor} onClose={close} />}
        <PageOutlet />
      </main>
      <Footer />
      <Toolbar />
    </div>
  )
}
