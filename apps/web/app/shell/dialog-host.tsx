import { lazy, Suspense } from 'react'
import { closeDialog, useOpenDialog } from '../core/dialogs.ts'

const LoginDialog = lazy(() => import('../account/login-dialog.tsx').then(module => ({ default: module.LoginDialog })))

/** Where the site's dialogs appear; their code comes with the first one. */
export function DialogHost() {
  const open = useOpenDialog()
  return <Suspense>{open === 'login' && <LoginDialog onClose={closeDialog} />}</Suspense>
}
