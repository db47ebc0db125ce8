import { lazy, Suspense } from 'react'
import { useOpenDialog } from '../core/dialogs.ts'

const Dialogs = lazy(() => import('./dialogs.tsx').then(module => ({ default: module.Dialogs })))

/** Where the site's dialogs appear; their code comes with the first one. */
export function DialogHost() {
  const open = useOpenDialog()
  return <Suspense>{open && <Dialogs open={open} />}</Suspense>
}
