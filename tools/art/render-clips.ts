// Renders the layers of the demo films into apps/server/demo/clips.
// node tools/art/render-clips.ts

import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { clips } from '../../apps/server/demo/clips.ts'
import { sceneLayers } from './clip-layers.ts'
import { textures } from './clip-textures.ts'

const folder = fileURLToPath(new URL('../../apps/server/demo/clips/', import.meta.url))
/** Layers are a tenth wider than the frame, so that they can sway without showing an edge. */
const MARGIN = 1.1

const heightOf = (file: string) => clips.find(clip => clip.layers.some(layer => layer.file === file))?.height ?? 720

mkdirSync(folder, { recursive: true })
for (const { file, svg } of sceneLayers()) {
  const width = Math.round((heightOf(file) * 16 * MARGIN) / 9)
  await sharp(Buffer.from(svg), { density: 96 })
    .resize(width)
    .webp({ quality: 82, effort: 6 })
    .toFile(`${folder}${file}.webp`)
}
for (const { file, svg } of textures()) {
  const scale = heightOf(file) / 720
  const width = Number(/width="(\d+)"/.exec(svg)?.[1]) * scale
  await sharp(Buffer.from(svg), { density: 72 * scale })
    .resize(width)
    .webp({ quality: 80, effort: 6 })
    .toFile(`${folder}${file}.webp`)
}
