import { useCallback, useEffect, useState } from 'react'

let shutLast: (() => void) | null = null

/** Whether a panel is open, of which one is open at a time on the page: opening one shuts the one before. */
export function useOneOpen(): [open: boolean, setOpen: (open: boolean) => void] {
  const [open, set] = useState(false)
  const [shut] = useState(() => () => set(false))
  const setOpen = useCallback(
    (next: boolean) => {
      if (next && shutLast !== shut) {
        shutLast?.()
        shutLast = shut
      } else if (!next && shutLast === shut) shutLast = null
      set(next)
    },
    [shut],
  )
  useEffect(
    () => () => {
      if (shutLast === shut) shutLast = null
    },
    [shut],
  )
  return [open, setOpen]
}
