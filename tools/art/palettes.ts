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
  autumn: palette('f6e6c6 eecb93 dfa262', 'd9a05f c27a45 9c5537 6d3a2c 3c211d', 'fff4dc b3341f 3c1a14'),
  ward: palette('0c1f2a 17394a 2b6470', '8fd6cf 3f8f97 1d4a58 122f3c 081a23', 'eafffb ff5a4f effcfa'),
  saltpan: palette('8fb4bf d5dcd2 f4e6cd', 'b9a58c 94a39a 6f8a8a 4c666c 26383f', 'fffdf4 c9482f 22343b'),
  sepia: palette('e9d8b4 f1e3c4 f7eedb', 'd8c39a b99a6c 8f6f48 5f452e 2f2118', 'fdf4e0 b9502f 2f2118'),
  pinewood: palette('0d1c1a 1f3d36 6c8a6a d8d9a8', '8aa37c 4f7459 2c4f42 17322d 0a1a18', 'fff2c0 d98b3a fdf6dc'),
  ember: palette('10101a 2b1a26 6b2a2a', '6a5a60 4a3b44 33262f 201821 0e0a10', 'ffd98a ff5a2c ffe9cf'),
  peach: palette('7fb6c9 bfdcd8 fbe2c0 fcc9a0', 'f4c9a0 8fb7a0 5c9488 34706c 1c4549', 'fff8ea e8593c fff8ea'),
  kaya: palette('3a2a1c 1f1610', 'e6bd78 d3a45c b98a47 6a4524 1a120c', 'ffe9bd d4412f fbeed3'),
  roseDusk: palette('2a2240 6d3f5a c96f6a f6b98c', 'f2a65e 5fb0ae 4a3350 2f2440 17132a', 'ffe6b8 ff6f6a fff0e0'),
  sodium: palette('100d0a 2a1c10 5a3718', 'e8a34a b5702c 4a3018 2a1c10 0e0a07', 'ffdc9a ff8a2c fff0d6'),
  starlight: palette('050a1c 0e1f42 23426b 5f7f95', 'e9d9b0 33557a 1f3a5c 122542 070f22', 'ffe7ae ff9d5c fdf4de'),
  winter: palette('8fa3b0 c3d0d6 eef2f1', 'c9d5da 9db0ba 6c8490 3d5562 17272f', 'ffffff c8472f 17272f'),
  amber: palette('140b06 3a1a0c 6b2f12', 'd9772b f2b24a 5a2a14 2e150b 120805', 'ffe9b8 ff5f3a fff3da'),
  clay: palette('f3e6d2 ecd5b8 dfba93', 'd9b48a c98a5c a85f3c 7a3d2a 41201a', 'fff6e6 2f7f7a 41201a'),
  maroon: palette('1c0610 33101c', '4d1626 6e2133 9c3a42 d98a62 f6dcae', 'fff0cc 4fd0c0 fbead2'),
  nightRoad: palette('14233f 14233f', 'f6c56a ef8a5a c9506a 35507f 22355e 101b38', 'fff0cf ff8a5c fdf0d8'),
  scroll: palette('2a1d16 3d2a1f', 'a4482f 3f6f68 c8963f 4a3324 1b120d', 'ffedc4 d4583a fdf1d8'),
  aqua: palette('3fa3b5 86cfd0 d9f0e2', 'f7e2a8 7cc4b2 45a09c 2a7683 164a5c', 'ffffff ff7a4f ffffff'),
  moonBamboo: palette('0d2430 1d4650 5a8a84', '7fae9c 4d8577 2e6359 18433f 0a2427', 'f4f6d8 e0b54a f4f7e0'),
  brass: palette('f0dfb4 c9a766 5f7a6a 1f3f45', '193339 0c1d22', 'fff8e0 e08a2c 1d2e2a'),
  dawnField: palette('6f8fb0 c7b8b8 f6cfa0 ffe6bd', '8fa38f 8f9a5c 6a7f45 4a6038 2a3a26', 'fff6e0 e0562f 26324a'),
  palace: palette('f6d9b0 f2b98a e0895f', 'd9a07a b5673f 8a3f2c 5a2420 2a1214', 'fff2d8 c8321f 4a1813'),
  polar: palette('04101c 0c2c40 1d5a68 6fa8a0', 'dff0e8 3f6f78 27505c 15333f 081a23', 'b8ffe6 5ad1ff effcf8'),
  delta: palette('bcd0b4 bcd0b4', 'a9c49a 8fb07f 6f9668 4f7a58 35604f e9efdc 2f86a0', 'f8fff0 ffcf6a 163a30'),
  fjord: palette('3a4a58 6f8794 b5c2c2 e6ddc8', '8fa0a6 5f7682 3d5360 1d2d38 101b24', 'f6f0dc c9482f fbf7ea'),
  pinkWall: palette('3b3a5c b56a72 f7b58a', '5a3f4a 432f3c 2b1f2b', 'ffe29a ff7a5c fff2e0'),
  exposition: palette('e6e2c8 c9d6bf 94b3a6', 'd98f4a 4f8a80 6d8f86 3a5f5c 1a3033', 'fffbe8 c8452f 1a3033'),
  primary: palette('7cc4e8 b8e2ee f7f2d8', 'ffffff f6b73c 3f9f6f 2b7f74 1d4f5c', 'fffdf4 e8503a 1d3f57'),
  springWood: palette('d9ecc8 b9dfae f7f3cf', 'a9cf94 7ab377 4c8f60 2f6a4c 1a4034', 'fffbe0 f08a4a 12382b'),
  jungle: palette('1d4f58 5aa39a f2d79a', '8fb06a 5f8f5a 3f7350 25503f 10302c', 'fff2c0 ff6a3a fffbe6'),
} satisfies Record<string, Palette>
export type PaletteName = keyof typeof palettes
