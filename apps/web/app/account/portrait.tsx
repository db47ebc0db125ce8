import type { UserInfo } from '@xinghe/contract/client'
import { Picture } from '@xinghe/ui'

/** The user's picture, or the first letter of the name; fills its box. */
export function Portrait({ user, sizes }: { user: UserInfo; sizes: string }) {
  const picture = user.userPortrait ? { src: user.userPortrait, srcset: '', color: '' } : null
  return <Picture picture={picture} title={user.userNickName.slice(0, 1)} sizes={sizes} eager />
}
