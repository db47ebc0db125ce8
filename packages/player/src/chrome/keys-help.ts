import { button, h } from '../dom.ts'
import { icon } from '../icons.ts'
import type { Stage } from '../stage.ts'

/** The list of keys, over the picture. */
export class KeysHelp {
  readonly element: HTMLElement
  #before: Element | null = null

  constructor({ strings }: Stage) {
    const rows = strings.hotkeys.map(({ keys, does }) =>
      h('div', {}, h('dt', {}, h('kbd', {}, keys)), h('dd', {}, does)),
    )
    const close = button(strings.close, icon('close'), () => this.close())
    this.element = h(
      'div',
      { class: 'pl-keys', role: 'dialog', 'aria-label': strings.keys, hidden: true },
      h('div', { class: 'pl-keys-head' }, h('b', { class: 'pl-keys-title' }, strings.keys), close),
      h('dl', {}, ...rows),
    )
  }

  get isOpen(): boolean {
    return !this.element.hidden
  }

  toggle(): void {
    if (this.isOpen) {
      this.close()
      return
    }
    this.#before = document.activeElement
    this.element.hidden = false
    this.element.querySelector('button')?.focus()
  }

  close(): void {
    this.element.hidden = true
    if (this.#before instanceof HTMLElement) this.#before.focus()
  }
}
