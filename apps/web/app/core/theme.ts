import { useEffect } from 'react'
import { readStored, useStored, writeStored } from './storage.ts'

/** `b` dark, `w` white. */
export type Theme = 'b' | 'w'

/** Pages with a player stay dark whatever was chosen. */
export const isDarkPage = (pathname: string): boolean => pathname.startsWith('/player/')

/**
 * Runs before the first paint, as text: the chosen theme, and the `n` of `lang` (forget the choice, load once more).
 * Must not depend on anything; its hash stands in the page's policy.
 */
export const firstPaint = `(function(){try{var s=localStorage,d=document;if(s.getItem('lang')==='n'){s.removeItem('lang');d.cookie='lang=;path=/;max-age=0';location.reload()}if(s.getItem('theme')==='w'&&location.pathname.indexOf('/player/'))d.documentElement.dataset.theme='w'}catch(e){}})()`

export function useTheme(): { theme: Theme; setTheme(theme: Theme): void } {
  const theme = useStored('theme') === 'w' ? 'w' : 'b'
  return { theme, setTheme: next => writeStored('theme', next) }
}

/** Keeps `data-theme` of the document at the choice and the page shown. */
export function useAppliedTheme(pathname: string): void {
  const chosen = useStored('theme')
  useEffect(() => {
    const stored = chosen ?? readStored('theme')
    document.documentElement.dataset.theme = stored === 'w' && !isDarkPage(pathname) ? 'w' : 'b'
  }, [chosen, pathname])
}
