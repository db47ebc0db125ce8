import { readFile } from 'node:fs/promises'
import { picture } from '@xinghe/contract/shapes'
import { z } from 'zod'
import { replaceAnchors } from '../promo/promo.rules/anchors.ts'
import { replaceProducts } from '../promo/promo.rules/cooperate.ts'
import { type Importer, UnreadableInput } from './importer.ts'

/** Only what a visitor may be led to: no script addresses. */
const address = z.string().regex(/^(?:https?:\/\/|\/(?!\/))/, 'must begin with http://, https:// or /')
const slug = z.string().min(1).max(60)

const common = {
  slug,
  place: z.string().regex(/^[A-Z]{3,8}\d$/, 'must be a place such as ALL1, HOME1, PLAY1'),
  platform: z.enum(['pc', 'android']).default('pc'),
  seconds: z.number().int().min(0).max(120).default(0),
  startsAt: z.coerce.date().nullable().default(null),
  endsAt: z.coerce.date().nullable().default(null),
  enabled: z.boolean().default(true),
}
const anchorRow = z
  .union([
    z.object({ ...common, img: address, uri: address.or(z.literal('')).default('') }).transform(row => ({
      ...row,
      kind: 1,
      html: '',
    })),
    z
      .object({ ...common, html: z.string().min(1).max(100_000) })
      .transform(row => ({ ...row, kind: 2, uri: '', img: '' })),
  ])
  .refine(row => !row.place.startsWith('PLAY') || row.seconds > 0, 'one before a film needs its seconds')
const productRow = z.object({
  slug,
  name: z.string().min(1).max(60),
  blurb: z.string().max(200).default(''),
  picture: picture.nullable().default(null),
  content: z.string().max(10_000).default(''),
  price: z.string().max(60).default(''),
})
const file = z.object({ anchors: z.array(z.unknown()).optional(), products: z.array(z.unknown()).optional() })

/** `npm run import -- promo <file.json>`: what the file lists replaces the site's promotions and products. */
export const promoImporter: Importer = {
  usage: '<file.json>',
  async run({ ctx, source, report }) {
    const { anchors, products } = await read(source)
    const taken = async <T extends z.ZodType>(shape: T, rows: readonly unknown[], list: string) => {
      const good: z.output<T>[] = []
      for (const [index, row] of rows.entries()) {
        const parsed = shape.safeParse(row)
        if (parsed.success) good.push(parsed.data)
        else
          await report.reject({ where: `${list}, row ${index + 1}`, title: '', reason: z.prettifyError(parsed.error) })
      }
      return good
    }
    const outcomes = [
      ...(anchors ? await replaceAnchors(ctx, await taken(anchorRow, anchors, 'anchors')) : []),
      ...(products ? await replaceProducts(ctx, await taken(productRow, products, 'products')) : []),
    ]
    for (const outcome of outcomes) report.count(outcome)
  },
}

async function read(source: string | null): Promise<z.infer<typeof file>> {
  if (source === null || source.includes('://')) throw new UnreadableInput('请给出一个 JSON 文件')
  const text = await readFile(source, 'utf8')
  try {
    return file.parse(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) {
      throw new UnreadableInput('文件不是 {"anchors": […], "products": […]} 形式的 JSON')
    }
    throw error
  }
}
