import { useEffect } from 'react'
import { readStored, useStored, writeStored } from './storage.ts'

/** `b` dark, `w` white. */
export type Theme = 'b' | 'w'

/** Colour of what the browser draws around the page: the page's own ground. */
export const themeColors: Record<Theme, string> = { b: '#0b0d10', w: '#f6f7f9' }

/** Pages with a player stay dark whatever was chosen. */
export const isDarkPage = (pathname: string): boolean => pathname.startsWith('/player/')

/**
 * Runs before the first paint, as text: the chosen theme; room for what was watched (`data-back`), so that nothing moves
 * when it comes; who is signed in (`data-user`) and who paid (`data-vip`), for whom nothing is promoted; and the `n` of `lang`
 * (forget the choice, load once more). Depends on nothing: its hash stands in the page's policy.
 */
export const firstPaint = `(function(){try{var s=localStorage,r=document.documentElement.dataset;if(s.getItem('lang')==='n'){s.removeItem('lang');document.cookie='lang=;path=/;max-age=0';location.reload()}if(s.getItem('theme')==='w'&&location.pathname.indexOf('/player/'))r.theme='w';if((s.getItem('back')||'').length>9)r.back='';var u=JSON.parse(s.getItem('userinfo')||'{}');if(s.getItem('token')&&u.userNickName){r.user='';if(u.groupId===3&&u.userEndTime*1e3>Date.now())r.vip=''}}catch(e){}})()`

export function useTheme(): { theme: Theme; setTheme(theme: Theme): void } {
  const theme = useStored('theme') === 'w' ? 'w' : 'b'
  return { theme, setTheme: next => writeStored('theme', next) }
}

/** Keeps `data-theme` of the document at the choice and the page shown. */
export function useAppliedTheme(pathname: string): void {
  const chosen = useStored('theme')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `chosen` is null while the HTML is taken over, the storage knows already
  useEffect(() => {
    const isWhite = readStored('theme') === 'w' && !isDarkPage(pathname)
    const shown = isWhite ? 'w' : 'b'
    document.documentElement.dataset.theme = shown
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColors[shown])
  }, [chosen, pathname])
}
