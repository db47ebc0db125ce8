import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { Toolbar } from './toolbar.tsx'

/** Pages with a player: a lower header and always dark. */
export default function PlayerLayout() {
  return (
    <div className="slim">
      <Header />
      <main id="main" tabIndex={-1} className="below-header outline-none">
        <PageOutlet />
      </main>
      <Footer />
      <Toolbar />
    </div>
  )
}
