import { codes } from '@xinghe/contract/client'
import { toast } from '@xinghe/ui'
import { openDialog } from './dialogs.ts'
import { logout } from './session.ts'

/** The one place that turns an answer's code into what the visitor sees; every other code is silent. */
export function answerFailure(code: number, message: string): void {
  switch (code) {
    case codes.warning:
      toast.warn(message)
      break
    case codes.loginRequired:
      openDialog('login')
      break
    case codes.accountDisabled:
    case codes.sessionRevoked:
      logout({ reload: false })
      break
    case codes.tokenExpired:
      logout()
      break
  }
}
