import { picture } from '@xinghe/contract/shapes'
import { z } from 'zod'
import { replaceAnchors } from '../promo/promo.rules/anchors.ts'
import { replaceProducts } from '../promo/promo.rules/cooperate.ts'
import type { Importer } from './importer.ts'
import { goodRows, readJson } from './json-rows.ts'

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
    const { anchors, products } = await readJson(source, file, '{"anchors": […], "products": […]}')
    const outcomes = [
      ...(anchors ? await replaceAnchors(ctx, await goodRows(anchorRow, anchors, 'anchors', report)) : []),
      ...(products ? await replaceProducts(ctx, await goodRows(productRow, products, 'products', report)) : []),
    ]
    for (const outcome of outcomes) report.count(outcome)
  },
}
