import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import type { Context } from '../context.ts'
import type { PictureInput } from '../vod/vod.rules/work-input.ts'

/** Sizes that the site asks for, in pixels; a poster is 2:3, a backdrop 16:9. */
const sizes = {
  poster: [
    [240, 360],
    [480, 720],
  ],
  backdrop: [
    [640, 360],
    [1600, 900],
  ],
} as const
export type PictureKind = keyof typeof sizes

/** Raised when pictures must be rendered differently than before. */
const RENDER_VERSION = 1
/** A picture of more pixels is refused before it is decoded. */
const MAX_PIXELS = 80_000_000

/**
 * Renders a local picture to the widths the site uses and stores them under `art/<folder>/`. The same bytes are rendered
 * once; their key and colour are remembered beside them.
 * @throws when the file is no picture that can be read.
 */
export async function renderPicture(
  ctx: Pick<Context, 'storage'>,
  source: { bytes: Uint8Array; kind: PictureKind; folder: string },
): Promise<Required<PictureInput>> {
  const { bytes, kind, folder } = source
  const hash = createHash('sha256').update(`${RENDER_VERSION} ${kind} `).update(bytes).digest('hex').slice(0, 24)
  const key = `art/${folder}/${hash}-${kind[0]}`
  const known = await readColor(ctx, key)
  if (known) return { key, color: known }
  const picture = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate()
  const color = await meanColor(picture())
  for (const [width, height] of sizes[kind]) {
    const rendered = await picture()
      .resize(width, height, { fit: 'cover', position: 'attention' })
      .avif({ quality: 58, effort: 3 })
      .toBuffer()
    await ctx.storage.put(`${key}-${width}.avif`, rendered)
  }
  // Last, so that a colour means that all widths are there.
  await ctx.storage.put(`${key}.json`, Buffer.from(JSON.stringify({ color })))
  return { key, color }
}

/** {@link renderPicture} of a file. */
export async function renderPictureFile(
  ctx: Pick<Context, 'storage'>,
  path: string,
  kind: PictureKind,
  folder: string,
): Promise<Required<PictureInput>> {
  return renderPicture(ctx, { bytes: await readFile(path), kind, folder })
}

async function readColor(ctx: Pick<Context, 'storage'>, key: string): Promise<string | null> {
  const stored = await ctx.storage.read(`${key}.json`)
  if (!stored) return null
  const text = Buffer.concat(await Array.fromAsync(stored.body as AsyncIterable<Buffer>)).toString()
  return (JSON.parse(text) as { color: string }).color
}

async function meanColor(picture: Sharp): Promise<string> {
  const { data } = await picture
    .flatten({ background: '#000' })
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${[0, 1, 2].map(channel => (data[channel] ?? data[0]!).toString(16).padStart(2, '0')).join('')}`
}
