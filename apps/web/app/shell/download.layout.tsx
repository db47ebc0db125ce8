import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { Toolbar } from './toolbar.tsx'

/** The app's own page: header and footer, nothing promoted above the app itself. */
export default function DownloadLayout() {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1} className="below-header outline-none">
        <PageOutlet />
      </main>
      <Footer />
      <Toolbar />
    </>
  )
}
