import { h } from '../dom.ts'

export interface MenuItem {
  label: string
  /** Small mark at the right: VIP, 不可用. */
  tag?: { text: string; kind: 'vip' | 'off' }
  checked: boolean
  /** A switch inside a menu of choices. */
  isSwitch?: boolean
  choose: () => void
}

/** A button of the bar with a list above it; the list is made anew each time it opens. */
export class Menu {
  readonly element: HTMLElement
  readonly button: HTMLButtonElement
  readonly #list: HTMLElement
  readonly #items: () => MenuItem[]

  constructor(name: string, items: () => MenuItem[], signal: AbortSignal) {
    this.#items = items
    this.button = h('button', {
      type: 'button',
      class: 'pl-btn',
      'aria-haspopup': 'menu',
      'aria-expanded': 'false',
      'aria-label': name,
    })
    this.#list = h('div', { class: 'pl-menu', role: 'menu', 'aria-label': name, hidden: true })
    this.element = h('div', { class: 'pl-menu-box' }, this.#list, this.button)
    this.button.addEventListener('click', () => (this.isOpen ? this.close() : this.open()))
    this.element.addEventListener('keydown', event => this.#onKey(event))
    this.element.addEventListener('focusout', event => {
      if (event.relatedTarget instanceof Node && !this.element.contains(event.relatedTarget)) this.close()
    })
    document.addEventListener('pointerdown', event => !this.element.contains(event.target as Node) && this.close(), {
      signal,
    })
  }

  get isOpen(): boolean {
    return !this.#list.hidden
  }

  /** What the button shows, and what it is called. */
  setFace(content: string | Node, name: string): void {
    this.button.replaceChildren(content)
    this.button.setAttribute('aria-label', name)
  }

  open(): void {
    this.#fill()
    this.#list.hidden = false
    this.button.setAttribute('aria-expanded', 'true')
  }

  close(): void {
    if (!this.isOpen) return
    const hadFocus = this.#list.contains(document.activeElement)
    this.#list.hidden = true
    this.button.setAttribute('aria-expanded', 'false')
    if (hadFocus) this.button.focus()
  }

  /** Shows new marks without closing. */
  refresh(): void {
    if (this.isOpen) this.#fill()
  }

  #fill(): void {
    this.#list.replaceChildren(...this.#items().map(item => this.#row(item)))
  }

  #row(item: MenuItem): HTMLElement {
    const role = item.isSwitch ? 'menuitemcheckbox' : 'menuitemradio'
    const row = h(
      'button',
      { type: 'button', role, class: 'pl-menu-item', 'aria-checked': String(item.checked), tabindex: -1 },
      h('span', {}, item.label),
    )
    if (item.tag) row.append(h('span', { class: `pl-tag pl-tag-${item.tag.kind}` }, item.tag.text))
    if (item.isSwitch) row.append(h('span', { class: 'pl-switch', 'aria-hidden': 'true' }))
    row.addEventListener('click', () => {
      item.choose()
      if (item.isSwitch) this.refresh()
      else this.close()
    })
    return row
  }

  #onKey(event: KeyboardEvent): void {
    const rows = [...this.#list.querySelectorAll<HTMLElement>('button')]
    const at = rows.indexOf(document.activeElement as HTMLElement)
    if (event.key === 'Escape' && this.isOpen) this.close()
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      if (!this.isOpen) this.open()
      const all = [...this.#list.querySelectorAll<HTMLElement>('button')]
      const step = event.key === 'ArrowDown' ? 1 : -1
      all[(at + step + all.length) % all.length]?.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
}
