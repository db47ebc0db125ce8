import { h } from '../dom.ts'

interface WebkitVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void
}

/** How the picture fills the window, the display, or a window of its own. */
export class Screen {
  readonly root: HTMLElement
  readonly #video: HTMLVideoElement
  readonly #onChange: () => void

  constructor(root: HTMLElement, video: HTMLVideoElement, onChange: () => void, signal: AbortSignal) {
    this.root = root
    this.#video = video
    this.#onChange = onChange
    document.addEventListener('fullscreenchange', onChange, { signal })
    video.addEventListener('enterpictureinpicture', onChange, { signal })
    video.addEventListener('leavepictureinpicture', onChange, { signal })
    signal.addEventListener('abort', () => this.#leaveAll())
  }

  get isFull(): boolean {
    return document.fullscreenElement === this.root
  }

  get isPageFull(): boolean {
    return this.root.hasAttribute('data-page-full')
  }

  get isPip(): boolean {
    return document.pictureInPictureElement === this.#video
  }

  get canPip(): boolean {
    return document.pictureInPictureEnabled === true
  }

  toggleFull(): void {
    if (this.isFull) void document.exitFullscreen()
    else if (this.root.requestFullscreen) void this.root.requestFullscreen().catch(() => this.setPageFull(true))
    // iPhone: only the video element itself may fill the display.
    else (this.#video as WebkitVideo).webkitEnterFullscreen?.()
  }

  setPageFull(on: boolean): void {
    this.root.toggleAttribute('data-page-full', on)
    document.documentElement.toggleAttribute('data-player-page-full', on)
    this.#onChange()
  }

  togglePip(): void {
    const change = this.isPip ? document.exitPictureInPicture() : this.#video.requestPictureInPicture()
    // Refused without a gesture or before the first picture: nothing changes, and the button still says so.
    void change.then(this.#onChange, this.#onChange)
  }

  #leaveAll(): void {
    if (this.isFull) void document.exitFullscreen()
    if (this.isPip) void document.exitPictureInPicture()
    if (this.isPageFull) this.setPageFull(false)
  }
}

/** The player's own elements, in the order they are painted. */
export function buildShell(label: string): { root: HTMLElement; video: HTMLVideoElement; poster: HTMLElement } {
  const video = h('video', { class: 'pl-video', playsinline: true, preload: 'auto', tabindex: -1, 'aria-label': label })
  const poster = h('div', { class: 'pl-poster', 'aria-hidden': 'true' })
  const root = h('section', { class: 'pl-root', 'aria-label': label, 'data-state': 'idle' }, video, poster)
  return { root, video, poster }
}
