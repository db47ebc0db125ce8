import { fail } from '../core/errors.ts'
import type { Handlers } from '../http/handler.ts'
import { bulletin, bulletins } from './message.rules.ts'
import { toBulletin, toBulletinLine } from './message.view.ts'

export const messageRoutes = {
  'message.list': async (ctx, { type, count }, { viewer }) => {
    if (type === 'bulletin') return (await bulletins(ctx, count)).map(toBulletinLine)
    return fail(viewer.userId === null ? 'anonymous' : 'unavailable')
  },
  'message.bulletin': async (ctx, { id }) => toBulletin(await bulletin(ctx, id)),
} satisfies Handlers
