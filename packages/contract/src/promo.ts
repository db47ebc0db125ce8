import { z } from 'zod'
import { captchaFields } from './account.ts'
import { codes } from './codes.ts'
import { publicGet, publicPost } from './presets.ts'
import { route } from './route.ts'
import { done, id, picture, text } from './shapes.ts'

export const anchor = z.object({
  id: z.number().int().describe('For `promo.hits`; the page of a raw one is `/common/promo/{id}`'),
  anchor: z
    .string()
    .describe(
      'Place: ALL1 is the banner above every page, HOME1, DETAIL1 and LIST1 stand in pages, PLAY1 before a film, PAUSE1 over a paused one',
    ),
  type: z.number().int().describe('1 is an image banner that can be closed, everything else is `html`'),
  uri: z.string(),
  img: z.string(),
  html: z.string().describe('Shown inside a sandboxed frame only'),
  seconds: z.number().int().describe('How long one before a film is shown; 0 elsewhere'),
})
export type Anchor = z.infer<typeof anchor>

export const cooperateProduct = z.object({
  id: z.number().int(),
  name: z.string(),
  blurb: z.string(),
  picture: picture.nullable(),
  content: z.string().describe('Paragraphs of the info page'),
  price: z.string().describe('Price in words; empty for "on request"'),
})
export type CooperateProduct = z.infer<typeof cooperateProduct>

export const promo = {
  anchors: route({
    ...publicGet,
    path: '/v1/pub/index/anchor/check/{platform}/{type}',
    summary: 'Promotions for a platform; a VIP member gets an empty list.',
    params: {
      platform: z.enum(['pc', 'android']).describe('where it is shown'),
      type: z.enum(['a', 'b']).describe('a page banners, b inside the player'),
    },
    output: z.array(anchor),
    example: { platform: 'pc', type: 'a' },
  }),
  hits: route({
    ...publicPost,
    path: '/common/hits',
    summary:
      'Count one view of a work, channel, match, replay, room or promotion; repeats within ten minutes count once.',
    input: {
      type: z.enum(['vod', 'tv', 'match', 'replay', 'circle', 'promo']),
      id: id('id of what was seen'),
      event: z.enum(['view', 'click']).default('view').describe('`click` only for promotions'),
    },
    output: done,
    limit: { perIp: 60 },
    codes: [codes.warning, codes.already],
    example: { type: 'vod', id: 1 },
  }),
  products: route({
    ...publicGet,
    path: '/v1/common/cooperate/products',
    summary: 'Advertising products of the product centre.',
    output: z.array(cooperateProduct),
    cacheSec: 60,
  }),
  cooperate: route({
    ...publicPost,
    path: '/common/cooperate',
    summary: 'Send the appointment form of the advertising section.',
    input: {
      productId: id('product of interest; 0 for none').default(0),
      company: text(80, 1),
      name: text(40, 1).describe('contact person'),
      phone: text(30, 5),
      email: z
        .union([z.literal(''), z.email().max(254)])
        .default('')
        .describe('e-mail address or empty'),
      content: text(1000).default('').describe('what is wanted'),
      ...captchaFields,
    },
    output: done,
    limit: { perIp: 5 },
    example: {
      productId: 1,
      company: '临江文化',
      name: '林屿',
      phone: '13800000000',
      content: '想投片头五秒',
      captcha: 'x7k2',
      captcha_id: 'a1b2c3',
    },
  }),
}
