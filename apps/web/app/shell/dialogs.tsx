import { LoginDialog } from '../account/login-dialog.tsx'
import { closeDialog, type OpenDialog } from '../core/dialogs.ts'
import { BulletinDialog } from '../message/bulletin-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** The site's dialogs in one file of the build: what they are made of stays out of every page's first load. */
export function Dialogs({ open }: { open: OpenDialog }) {
  switch (open.name) {
    case 'login':
      return <LoginDialog onClose={closeDialog} />
    case 'bulletin':
      return <BulletinDialog key={open.id} id={open.id} onClose={closeDialog} />
    case 'confirm':
      return <ConfirmDialog question={open.question} onClose={closeDialog} />
  }
}
