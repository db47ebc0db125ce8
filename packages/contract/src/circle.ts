import { z } from 'zod'
import { publicPost } from './presets.ts'
import { route } from './route.ts'
import { id, page, pageNo, picture, size, unix, userBrief } from './shapes.ts'
import { channelGroup } from './tv.ts'

/** A live room run by a member. */
export const circleRoom = z.object({
  id: z.number().int(),
  groupId: z.number().int(),
  title: z.string(),
  cover: picture.nullable(),
  host: userBrief,
  isLive: z.boolean(),
  startedAt: unix.nullable().describe('Unix seconds the current broadcast began; null while off air'),
  heat: z.number().int(),
})
export type CircleRoom = z.infer<typeof circleRoom>

export const circleDetail = circleRoom.extend({
  notice: z.string(),
  followers: z.number().int(),
  schedule: z.string().describe('When the room usually broadcasts, in words'),
})
export type CircleDetail = z.infer<typeof circleDetail>

export const circle = {
  groups: route({
    ...publicPost,
    path: '/pub/circle/groups',
    summary: 'Groups of member rooms with the number of rooms on air.',
    output: z.array(channelGroup),
  }),
  lives: route({
    ...publicPost,
    path: '/pub/circle/lives',
    summary: 'Member rooms of a group, on air first.',
    input: { groupId: id('group; 0 for all').default(0), page: pageNo.default(1), size: size().default(24) },
    output: page(circleRoom),
    example: { groupId: 0, page: 1, size: 24 },
  }),
  detail: route({
    ...publicPost,
    path: '/pub/circle/detail',
    summary: 'One member room.',
    input: { id: id('room id') },
    output: circleDetail,
    example: { id: 1 },
  }),
}
