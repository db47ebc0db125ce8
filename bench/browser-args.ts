/** Chromium as root, without a GPU, and without services of its own that would look for the network. */
export const browserArgs = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync', '--autoplay-policy=no-user-gesture-required'],
]
