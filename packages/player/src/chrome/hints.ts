import { h } from '../dom.ts'

export interface HintAction {
  label: string
  do: () => void
}

export interface Hint {
  text: string
  actions?: HintAction[]
  /** Milliseconds until it goes; 0 keeps it until it is replaced or closed. */
  stayMs?: number
}

const STAY_MS = 4000

/** One line of words above the control bar, with at most two things to do. */
export class Hints {
  readonly element = h('div', { class: 'pl-hints', role: 'status' })
  readonly #shown = new Map<string, { box: HTMLElement; timer: ReturnType<typeof setTimeout> | undefined }>()

  /** A later hint of the same slot replaces the earlier one. */
  show(slot: string, { text, actions = [], stayMs = STAY_MS }: Hint): void {
    const words = this.#shown.get(slot)?.box.querySelector('span')
    if (
      words &&
      actions.length > 0 &&
      this.#shown.get(slot)?.box.dataset.actions === String(actions.length) &&
      stayMs === 0
    ) {
      words.textContent = text
      return
    }
    this.hide(slot)
    const box = h('div', { class: 'pl-hint', 'data-slot': slot, 'data-actions': actions.length }, h('span', {}, text))
    for (const action of actions) {
      const button = h('button', { type: 'button', class: 'pl-hint-do' }, action.label)
      button.addEventListener('click', () => {
        this.hide(slot)
        action.do()
      })
      box.append(button)
    }
    this.element.append(box)
    this.#shown.set(slot, { box, timer: stayMs > 0 ? setTimeout(() => this.hide(slot), stayMs) : undefined })
  }

  hide(slot: string): void {
    const shown = this.#shown.get(slot)
    if (!shown) return
    clearTimeout(shown.timer)
    shown.box.remove()
    this.#shown.delete(slot)
  }

  hideAll(): void {
    for (const slot of [...this.#shown.keys()]) this.hide(slot)
  }
}
