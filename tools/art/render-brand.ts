// Renders the icons of browsers and phones from the site's logo.
// node tools/art/render-brand.ts

import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = fileURLToPath(new URL('../../apps/web/public/', import.meta.url))
const logo = readFileSync(`${folder}logo.svg`)
const png = (size: number) =>
  sharp(logo, { density: 72 * 16 })
    .resize(size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** An ICO file with one PNG picture of 32 × 32 pixels. */
function ico(picture: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(picture.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, picture])
}

writeFileSync(`${folder}favicon.ico`, ico(await png(32)))
/** On the dark ground, for systems that cut the corners themselves and fill transparency with black. */
const grounded = async (size: number, mark: number, name: string) =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#0b0d10' } })
    .composite([{ input: await png(mark), gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${folder}${name}.png`)

await grounded(180, 132, 'apple-touch-icon')
// The installed site. What a mask may cut off lies outside the middle four fifths.
for (const size of [192, 512]) writeFileSync(`${folder}icon-${size}.png`, await png(size))
await grounded(512, 300, 'icon-maskable-512')
