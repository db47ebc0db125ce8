import { z } from 'zod'
import { replaceBulletins } from '../message/message.rules.ts'
import type { Importer } from './importer.ts'
import { goodRows, readJson } from './json-rows.ts'

const bulletinRow = z
  .object({
    slug: z.string().min(1).max(60),
    title: z.string().trim().min(1).max(60),
    blurb: z.string().trim().max(120).default(''),
    content: z.string().trim().min(1).max(10_000),
    dialog: z.number().int().min(0).max(2).default(0),
    listed: z.boolean().default(true),
    pinned: z.boolean().default(false),
    publishedAt: z.coerce.date().nullable().default(null),
    expiresAt: z.coerce.date().nullable().default(null),
  })
  .refine(({ publishedAt, expiresAt }) => !publishedAt || !expiresAt || publishedAt < expiresAt, {
    path: ['expiresAt'],
    message: 'must be after publishedAt',
  })
const file = z.object({ bulletins: z.array(z.unknown()) })

/** `npm run import -- bulletins <file.json>`: what the file lists replaces the site's bulletins. */
export const bulletinsImporter: Importer = {
  usage: '<file.json>',
  async run({ ctx, source, report }) {
    const { bulletins } = await readJson(source, file, '{"bulletins": […]}')
    const rows = await goodRows(bulletinRow, bulletins, 'bulletins', report)
    for (const outcome of await replaceBulletins(ctx, rows)) report.count(outcome)
  },
}
