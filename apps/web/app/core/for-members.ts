import { openDialog } from './dialogs.ts'
import { readText } from './storage.ts'

/** Runs `act` for members; guests get the login dialog instead. */
export function forMembers(act: () => void): void {
  if (readText('token')) act()
  else openDialog('login')
}
