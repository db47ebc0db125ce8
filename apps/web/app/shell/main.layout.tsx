import { useMatches } from 'react-router'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { Toolbar } from './toolbar.tsx'

/** A page's `handle`: `over` lets the header lie on the page's picture. */
export interface PageHandle {
  header?: 'over'
}

export default function MainLayout() {
  const over = useMatches().some(match => (match.handle as PageHandle | undefined)?.header === 'over')
  return (
    <>
      <Header over={over} />
      <main id="main" tabIndex={-1} className={over ? 'outline-none' : 'below-header outline-none'}>
        <PageOutlet />
      </main>
      <Footer />
      <Toolbar />
    </>
  )
}
