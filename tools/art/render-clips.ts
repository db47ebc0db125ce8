// Renders the layers of the demo films into apps/server/demo/clips, and the films that are shipped.
// node tools/art/render-clips.ts

import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { clips, shippedClips } from '../../apps/server/demo/clips.ts'
import { clipArgs } from '../../apps/server/src/import/demo-clip-args.ts'
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
  const layer = clips.flatMap(clip => clip.layers).find(each => each.file === file)
  const scale = heightOf(file) / 720 / (layer?.zoom ?? 1)
  const width = Number(/width="(\d+)"/.exec(svg)?.[1]) * scale
  await sharp(Buffer.from(svg), { density: 72 })
    .resize(width)
    .webp({ quality: 80, effort: 6 })
    .toFile(`${folder}${file}.webp`)
}
for (const clip of clips.filter(each => shippedClips.includes(each.name))) {
  execFileSync('ffmpeg', clipArgs(clip, folder, `${folder}${clip.name}.mp4`, { preset: 'slow', crf: 30 }))
}
