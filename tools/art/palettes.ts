/** Colours of one picture, `#rrggbb`. */
export interface Palette {
  /** Top to bottom, at least two. */
  sky: readonly string[]
  /** Materials, far to near. */
  m: readonly string[]
  light: string
  accent: string
  /** Lettering. */
  text: string
}

const full = (colour: string) => (colour.length === 3 ? `#${[...colour].map(c => c + c).join('')}` : `#${colour}`)

function palette(sky: string, materials: string, single: string): Palette {
  const [light, accent, text] = single.split(' ').map(full)
  return {
    sky: sky.split(' ').map(full),
    m: materials.split(' ').map(full),
    light: light!,
    accent: accent!,
    text: text!,
  }
}

// sky, top to bottom | materials, far to near | light, accent, lettering
export const palettes = {
  inkNight: palette('10202e 2b4c5c 8fadac d9d2b8', '7f9d9f 557a82 33576a 1d3b4e 0c1f2d', 'f6edd2 d4493a fbf5e2'),
  fog: palette('5c6f76 93a4a6 c9cdc6 e4dfd2', 'a7b2b0 7c8b8e 526268 2b383f 141d23', 'fdf6e3 c23b2e 16232a'),
  concrete: palette('1b1f22 2a3033', '2b3134 3b4347 4f595d 69757a 8b989c b5bfc0 e4e7e1', 'fff6dc e0552b f3efe4'),
  duskwall: palette('23304a 6b4a5a d98b62', '3b2f39 2c242f 1d1921', 'ffce7a e8623f fff1d8'),
  snow: palette('a9b9c3 cfd9dd eef1ef', 'c2ced4 9fb0ba 728894 445a68 1d2d38', 'ffffff b8261d 16242d'),
  metro: palette('04090c 0a1d22', '0d2a30 134049 1c5e66 2c8a8c 66c9bd', 'e9fff6 ff7a45 eafff8'),
  crimson: palette('8f1018 c2222a', '5e0a10 2a0508', 'f6e3c8 1a0507 fbeedb'),
  spring: palette('f3ead2 e4e9cd c5dbb4', 'a9c79b 7fae80 558f6a 2f6d55 174238', 'fff7e6 e0694f 173f35'),
  redsky: palette('5d0f14 a81f1d de5a32 f3b26b', 'b8412b 7c2220 4a1418 1f090c', 'ffe6b5 6d1210 ffeccb'),
  mars: palette('3a1512 8c3521 d9733f f4bf85', 'cf6538 a8452a 7a2c1f 4c1a16 230c0c', 'fff0d3 7de0e6 fff1dd'),
  ocean: palette(
    'f2efe4 e6ecea',
    'cfe4e6 abd3da 82bccb 5ca2bb 3c87a8 256d94 17557d 0d3e62 062844',
    'f6a56b f0593e 0d3e62',
  ),
  nightsea: palette('060b18 11213f 2c4a6b 6d8596', '26425c 172c44 0c1a2c 050c17', 'ffe9b0 e24b3a fdf3d9'),
  zoo: palette('0b1d2c 12394a 1c6166', '0f4046 0b2d36 071c25', 'ffd75e ff7f50 ffe9a8'),
  space: palette('03050a 070d18 0d1b2c', '17324b 2b5a78 8fc6d8', 'e9f7ff ff5a3c eef7fb'),
  skyblue: palette('4f9fc6 93c9dd e9f1ea', 'ffffff e7eef0 c7dbe2 98bccb 5f92aa', 'fffdf4 f0843c 0f3c57'),
  duskSea: palette('1e2340 5b4558 c0715c f2b67c', '7b4e50 453349 1d1c30', 'ffe2a8 ff8d5c ffecd0'),
  summer: palette('ffdf8e ffb257 ff7f4d', 'e4572e 8e2b25 2b1216', 'fff6d8 0f6d86 3a1013'),
  noir: palette('e6ded0 cbbfac', '17171a 2c2a2b 8d8374 f4eee1', 'fff9ea c8321f f7efe0'),
  whitenight: palette('17293f 4a6a83 a9bcc0 f0dcb8', '9fb1b8 6b8391 3d5668 1c3042 0b1825', 'ffd37a e2542f fdf4e0'),
  citrus: palette('f7c531 f7c531', 'e4572e 1d5c4c fff3d6 c93a23 f2933a', 'fff8e6 c93a23 5c160c'),
  wave: palette('0b0d10 0b0d10', 'f25f3a f7b23b f4efe2 38b6a6', 'fff f25f3a f6f0e2'),
  retro: palette('f5e3bd f5e3bd', 'e9b44c e07a3f c8452f 1f7a78 124e57 0b2f38', 'fff6df c8452f 0b2f38'),
  jade: palette('062420 0b3a33', '0f4d43 17695a 2b8f78 6cc0a0 d9e8bf', 'fff3c4 f0b73f f3f1d2'),
  porcelain: palette('f2ecdd e9e4d6 d3dcdc', 'b4c9d3 7ea5bd 3f76a3 1d4d83 0c2b57', 'fffaf0 cf3b2a 0c2b57'),
  mecha: palette('e5e2d9 cfd0cc', 'f4f3ee 1f3f8a 12244f c9302c 8f9aa6 2a2f38', 'ffd23f c9302c 14203f'),
  catnight: palette('0d1a3a 1c3a63 3c7290 f0c9a0', 'f6d7a6 e39a6b 0a1530', 'fff0cf ffb26b fff3dc'),
  azure: palette('083244 17677a 6fb6b4 e8efd9', '9ccac3 5b9ea3 2c6f80 134a5e 072a3b', 'fdfbe9 e8503a fdfae6'),
  lantern: palette('12101a 2a1a26 5a2a2c', '1a131c 0d0a10 e63b25 ff9a4a', 'ffd28a e63b25 ffe6bd'),
  deepsea: palette('0e7c93 075070 03273f 010d1a', '0a4a63 062c42 021522', 'b8fff2 ffb37a eafffb'),
  earth: palette('d9c9a4 d9c9a4', 'c9b183 b8955f a07546 835536 643c2c e9dfc4 3f6b5a', 'fff6e0 ffdf9a fff5e0'),
  steam: palette('f6d9a8 f4b98a e08a6a', 'd0795c a6543f 6d3329 3a1a17 e8c080 c2904c', 'fff6e6 b3341f 4a1813'),
  aurora: palette('030b16 082037 0f4256 2b7a7c', 'cfeef0 8fc6cf 4e8ea0 1f4f63 0a2433', '7dffc4 5ad1ff eefcf8'),
  meadow: palette('e9efd0 bcd7a4 6da67c 245a4e', '1c4a41 0f302c', 'ffffff f3b23e 173d35'),
  sand: palette('6fa3a5 b9c9ae f2dfae', 'efc27e d9995a b16c3e 70402b 321d18', 'fffae6 c23b22 3b2018'),
  lemon: palette('8fd0cf cdeae0', 'f6cf4a efbb2c d99a1c', 'fff4c9 e4572e 15464a'),
  neon: palette('070a12 0f1c2e 274457 8a5a50', '1c3244 122230 0b1520 05090f', 'ffc46b ff4b3e fff0df'),
  pitch: palette('04120e 07251b 0d4a33', '0f5b3d 0c4a33 083425', 'f4fff2 ffd34d fff'),
} satisfies Record<string, Palette>
export type PaletteName = keyof typeof palettes
