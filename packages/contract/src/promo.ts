import { z } from 'zod'
import { codes } from './codes.ts'
import { route } from './route.ts'
import { done, id } from './shapes.ts'

export const promo = {
  hits: route({
    method: 'POST',
    path: '/common/hits',
    summary: 'Count one view of a work, channel, match or promotion; repeats within ten minutes count once.',
    params: {},
    input: { type: z.enum(['vod', 'tv', 'match', 'promo']), id: id('id of what was seen') },
    output: done,
    access: 'guest',
    sealed: true,
    limit: { perIp: 60 },
    codes: [codes.warning, codes.already],
    example: { type: 'vod', id: 1 },
  }),
}
