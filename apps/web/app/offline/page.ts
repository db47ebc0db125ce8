// The page a visitor sees without network: no React, no calls, only what the browser has kept.
import { clock, timeLabel } from '../core/format.ts'
import { readText } from '../core/storage.ts'
import { fill, langTag, type Script } from '../core/zh.ts'
import { readHistory, type WatchEntry, watchedPercent } from '../library/history.ts'
import { watchAddress } from '../library/watch-address.ts'
import type { OfflineWords } from './words.ts'
import './offline.css'

/** How often the site is looked for while there is a network: it may have been the site that was away, or the news of the network came too early. */
const LOOK_EVERY_MS = 3_000
/** As many as fit on a screen. */
const SHOWN = 12

const script = scriptOf()
const words = (JSON.parse(document.getElementById('words')?.textContent ?? '{}') as Record<Script, OfflineWords>)[
  script
]
document.documentElement.lang = langTag(script)
document.documentElement.dataset.theme = readText('theme') === 'w' ? 'w' : 'b'
document.title = words.offline.title
show()

/** What was chosen on the site, else what the browser reads. */
function scriptOf(): Script {
  const chosen = readText('lang')
  if (chosen === 's' || chosen === 't') return chosen
  const first = navigator.languages.find(language => /^zh\b/i.test(language)) ?? ''
  return /hant|tw|hk|mo/i.test(first) ? 't' : 's'
}

type Child = Node | string
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

function show(): void {
  const t = words.offline
  const retry = element('button', { type: 'button', className: 'btn btn-primary', textContent: t.retry })
  const reload = () => {
    retry.disabled = true
    retry.ariaBusy = 'true'
    retry.textContent = t.retrying
    location.reload()
  }
  retry.addEventListener('click', reload)
  // The network is back: so is the page the visitor asked for.
  addEventListener('online', reload)
  setInterval(() => {
    if (!navigator.onLine) return
    // As long as there is no answer the page says what there is to say.
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(reload, () => undefined)
  }, LOOK_EVERY_MS)
  const entries = readHistory().slice(0, SHOWN)
  document
    .querySelector('main')
    ?.append(
      element(
        'header',
        {},
        element('img', { src: '/logo.svg', alt: '', width: 56, height: 56 }),
        element('h1', { textContent: t.title }),
        element('p', { textContent: t.hint }),
        retry,
      ),
      ...(entries.length > 0 ? [list(entries)] : []),
    )
}

function list(entries: readonly WatchEntry[]): HTMLElement {
  const t = words.offline
  const heading = element('h2', { id: 'watched', textContent: t.watched })
  const rows = element('ul', {}, ...entries.map(entry => element('li', {}, row(entry))))
  const section = element('section', {}, heading, element('p', { textContent: t.watchedHint }), rows)
  section.setAttribute('aria-labelledby', heading.id)
  return section
}

function row(entry: WatchEntry): HTMLElement {
  const percent = watchedPercent(entry)
  const title = entry.isLevel && entry.remarks ? `${entry.name} ${entry.remarks}` : entry.name
  const seen = fill(words.offline.seenTo, { time: clock(entry.currentTime) })
  const bar = element('i', { className: 'bar' })
  bar.style.setProperty('--seen', `${percent}%`)
  return element(
    'a',
    { href: watchAddress(entry) },
    element('span', { className: 'pic', ariaHidden: 'true' }, picture(entry), bar),
    element('b', { className: 'one', textContent: title }),
    element('span', { className: 'one' }, `${timeLabel(entry.time, Date.now() / 1000, words.time)} · ${seen}`),
  )
}

/** The picture, if the browser still has it; else the name in its place. */
function picture({ img, name }: WatchEntry): Child {
  const caption = element('span', { textContent: name })
  if (!img) return caption
  const shown = element('img', { src: img, alt: '' })
  shown.addEventListener('error', () => shown.replaceWith(caption))
  return shown
}
