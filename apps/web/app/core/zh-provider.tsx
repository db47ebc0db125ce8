import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useStored, writeStored } from './storage.ts'
import { langTag, type Script, scriptCookie, ZhContext } from './zh.ts'

/** Holds the script. `initial` is what the server painted. */
export function ZhProvider({ initial, children }: { initial: Script; children: ReactNode }) {
  const [script, show] = useState(initial)
  const { revalidate } = useRevalidator()
  const zh = useMemo(
    () => ({
      script,
      setScript(next: Script) {
        document.documentElement.lang = langTag(next)
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing outside secure contexts
        document.cookie = scriptCookie(next)
        show(next)
        writeStored('lang', next)
        void revalidate()
      },
    }),
    [script, revalidate],
  )
  const stored = useStored('lang')
  useEffect(() => {
    // Chosen in another tab, or the cookie was lost, or the page came from a cache that does not know it: storage wins.
    if ((stored === 's' || stored === 't') && stored !== zh.script) zh.setScript(stored)
  }, [stored, zh])
  return <ZhContext value={zh}>{children}</ZhContext>
}
