import { pages } from '@xinghe/contract/client'
import { ArrowUp, Crown, Languages, Moon, Smartphone, Sun } from 'lucide-react'
import { useLocation } from 'react-router'
import { isDarkPage, useTheme } from '../core/theme.ts'
import { useStrings, useZh } from '../core/zh.ts'
import { useScrolled } from './use-scrolled.ts'
import { useVip } from './use-vip.ts'

/** Beside the content in the page's gutter. Each switch names what it switches to. */
export function Toolbar() {
  const t = useStrings().toolbar
  const scrolled = useScrolled()
  const { isVip, upgrade } = useVip()
  const { pathname } = useLocation()
  if (pathname.startsWith('/ads')) return null
  return (
    <aside className="toolbar" aria-label={t.label}>
      {scrolled && (
        <button type="button" aria-label={t.top} title={t.top} onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}>
          <ArrowUp size={18} />
        </button>
      )}
      <ScriptSwitch />
      {!isDarkPage(pathname) && <ThemeSwitch />}
      <a href={pages.download('android')} target="_blank" rel="noreferrer">
        <Smartphone size={18} />
        {t.app}
      </a>
      {!isVip && (
        <button type="button" className="text-gold of-guests" onClick={upgrade}>
          <Crown size={18} />
          {t.vip}
        </button>
      )}
    </aside>
  )
}

function ScriptSwitch() {
  const { script, setScript } = useZh()
  const t = useStrings().toolbar
  // Both words stay in their own script whatever is on screen.
  const [next, word, tag] = script === 's' ? (['t', '繁體', 'zh-Hant'] as const) : (['s', '简体', 'zh-Hans'] as const)
  const title = script === 's' ? t.toTraditional : t.toSimplified
  return (
    <button type="button" title={title} onClick={() => setScript(next)}>
      <Languages size={18} />
      <span lang={tag}>{word}</span>
    </button>
  )
}

function ThemeSwitch() {
  const { theme, setTheme } = useTheme()
  const t = useStrings().toolbar
  const isDark = theme === 'b'
  const title = isDark ? t.toWhite : t.toDark
  return (
    <button type="button" aria-label={title} title={title} onClick={() => setTheme(isDark ? 'w' : 'b')}>
      {isDark ? <Sun size={18} /> : <Moon size={18} />}
      {isDark ? t.white : t.dark}
    </button>
  )
}
