declare global {
  interface Window {
    /** Absent where the page's first script did not run. */
    early?: { isOn: boolean; pressed: HTMLElement[] }
  }
}

/**
 * Stands first in the page: keeps the buttons that are pressed and the forms that are sent before the page works. A form without
 * an address of its own would otherwise put what it holds into the page's.
 */
export const keepPresses = `(function(){var e=window.early={isOn:true,pressed:[]};function keep(b){if(e.pressed.indexOf(b)<0)e.pressed.push(b)}addEventListener('click',function(v){var b=e.isOn&&v.target.closest('button');if(b&&!(b.form&&b.type==='submit'))keep(b)},true);addEventListener('submit',function(v){if(e.isOn&&!v.target.hasAttribute('action')){v.preventDefault();keep(v.target)}},true)})()`

/** Does what was pressed meanwhile, once. */
export function replayPresses(): void {
  for (const element of window.early?.pressed.splice(0) ?? []) {
    if (!element.isConnected) continue
    if (element instanceof HTMLFormElement) element.requestSubmit()
    else element.click()
  }
}
