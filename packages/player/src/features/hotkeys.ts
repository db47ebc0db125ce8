export type HotkeyAction =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'louder'
  | 'quieter'
  | 'full'
  | 'mute'
  | 'danmaku'
  | 'next'
  | 'help'
  | 'escape'

const byKey: Record<string, HotkeyAction> = {
  ' ': 'toggle',
  k: 'toggle',
  arrowleft: 'back',
  arrowright: 'forward',
  arrowup: 'louder',
  arrowdown: 'quieter',
  f: 'full',
  m: 'mute',
  d: 'danmaku',
  n: 'next',
  '?': 'help',
  '？': 'help',
  escape: 'escape',
}

export interface KeyFacts {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  isComposing: boolean
  /** The key goes into a field. */
  inField: boolean
  /** A button, link, tab, menu item or slider has the focus and uses the key itself. */
  onControl: boolean
}

const ownKeys = new Set([' ', 'arrowleft', 'arrowright', 'arrowup', 'arrowdown'])

/** What a key press asks of the player; null when it belongs to a field, a control or the browser. */
export function hotkeyFor(facts: KeyFacts): HotkeyAction | null {
  if (facts.ctrlKey || facts.metaKey || facts.altKey || facts.isComposing || facts.inField) return null
  const key = facts.key.toLowerCase()
  if (facts.onControl && ownKeys.has(key)) return null
  return byKey[key] ?? null
}

/** Pixels of the player that must be left on screen. */
const SIGHT_PX = 160
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
const CONTROLS =
  'button, a[href], summary, [role="tab"], [role="menuitemradio"], [role="menuitemcheckbox"], [role="slider"], [role="switch"]'

/** Listens on the whole page, because the viewer's focus is rarely inside the player; keys that also scroll only count in sight of it. */
export function bindHotkeys(root: Element, act: (action: HotkeyAction) => boolean, signal: AbortSignal): void {
  const listen = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const action = hotkeyFor({
      key: event.key,
      ctrlKey: event.ctrlKey,
      metaKey: event.metaKey,
      altKey: event.altKey,
      isComposing: event.isComposing,
      inField: target?.closest(FIELDS) != null || document.querySelector('[role="dialog"][data-open]') !== null,
      onControl: target?.closest(CONTROLS) != null,
    })
    if (!action || event.defaultPrevented) return
    const isOutOfSight = root.getBoundingClientRect().bottom < SIGHT_PX
    if (isOutOfSight && ownKeys.has(event.key.toLowerCase())) return
    if (act(action)) event.preventDefault()
  }
  document.addEventListener('keydown', listen, { signal })
}
