import { pages } from '@xinghe/contract/client'
import { Button, ButtonLink, Empty } from '@xinghe/ui'
import { RotateCw } from 'lucide-react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { useRootData } from '../core/root-data.ts'
import { useStrings } from '../core/zh.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** What stands in place of a page that is not there or could not be read. Says so without technical words. */
export function RootError() {
  const root = useRootData()
  return (
    <>
      {root && <Header />}
      <main id="main" className="below-header grid min-h-[70vh] place-items-center">
        <ErrorState />
      </main>
      {root && <Footer />}
    </>
  )
}

function ErrorState() {
  const error = useRouteError()
  const t = useStrings().fault
  const site = useRootData()?.site
  const { revalidate, state } = useRevalidator()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const sentence = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : ''
  const title = isMissing ? sentence || t.notFound : t.broken
  return (
    <Empty kind={isMissing ? 'none' : 'fault'} title={title} hint={isMissing ? t.notFoundHint : t.brokenHint} isPage>
      <title>{site ? `${title} - ${site.name}` : title}</title>
      {!isMissing && (
        <Button onClick={() => void revalidate()} busy={state === 'loading'}>
          <RotateCw size={16} />
          {t.retry}
        </Button>
      )}
      <ButtonLink kind={isMissing ? 'primary' : 'plain'} href={pages.home()}>
        {t.goHome}
      </ButtonLink>
    </Empty>
  )
}
