type Attributes = Record<string, string | number | boolean | null>

/** Builds an element: attributes as given (`true` = empty, `false`/`null` = left out), then children. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  setAttributes(element, attributes)
  element.append(...children)
  return element
}

export function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === false) element.removeAttribute(name)
    else element.setAttribute(name, value === true ? '' : String(value))
  }
}

/** A button of the control bar: an icon, or words; always with a name for assistive technology. */
export function button(label: string, content: Node | string, onClick: () => void, className = ''): HTMLButtonElement {
  const element = h('button', { type: 'button', class: `pl-btn ${className}`.trim(), 'aria-label': label }, content)
  element.addEventListener('click', onClick)
  return element
}

/** Changes the name of a button and its picture together. */
export function relabel(element: HTMLButtonElement, label: string, content: Node | string): void {
  element.setAttribute('aria-label', label)
  element.replaceChildren(content)
}
