// Outlines of the characters that the artwork needs, from the Noto CJK fonts (SIL Open Font License).
// node tools/art/glyphs.ts /usr/share/fonts/opentype/noto   (Debian: fonts-noto-cjk and fonts-noto-cjk-extra)

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Font, openSync } from 'fontkit'
import { channels } from '../../apps/server/demo/channels.ts'
import { clips } from '../../apps/server/demo/clips.ts'
import { teams } from '../../apps/server/demo/teams.ts'
import { works } from '../../apps/server/demo/works.ts'

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))
const titles = works.map(work => work.title).join('')
const blurbs = works.map(work => work.blurb).join('')
const chapters = clips.flatMap(clip => clip.chapters).join('')
const marks = [...teams.map(team => team.short), ...channels.map(channel => channel.mark)].join('')

const faces = {
  serif: { file: 'NotoSerifCJK-Black.ttc', name: 'NotoSerifCJKsc-Black', chars: `${titles}${chapters}星河出品雾港` },
  serifMedium: { file: 'NotoSerifCJK-Medium.ttc', name: 'NotoSerifCJKsc-Medium', chars: `${blurbs}　` },
  sans: { file: 'NotoSansCJK-Black.ttc', name: 'NotoSansCJKsc-Black', chars: `${titles}${marks}夜雨馆0123456789.:` },
  sansLight: {
    file: 'NotoSansCJK-Light.ttc',
    name: 'NotoSansCJKsc-Light',
    chars: `${works.flatMap(work => work.genres).join('')}${blurbs}${ascii}星河影业·　`,
  },
}

const letters: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

function outline(font: Font, char: string): [path: string, advance: number] {
  const [glyph] = font.layout(char).glyphs
  if (!glyph || glyph.id === 0) throw new Error(`${font.postscriptName} has no "${char}"`)
  const d = glyph.path.commands.map(({ command, args }) => letters[command] + args.map(Math.round).join(' ')).join('')
  return [d, Math.round(glyph.advanceWidth)]
}

const folder = process.argv[2]
if (!folder) throw new Error('Usage: node tools/art/glyphs.ts <folder of the Noto CJK fonts>')
const outlines = Object.fromEntries(
  Object.entries(faces).map(([face, { file, name, chars }]) => {
    const font = openSync(join(folder, file), name) as Font
    const glyphs = [...new Set(chars)].sort().map(char => [char, outline(font, char)])
    return [face, Object.fromEntries(glyphs)]
  }),
)
writeFileSync(new URL('glyphs.gen.json', import.meta.url), `${JSON.stringify(outlines)}\n`)
