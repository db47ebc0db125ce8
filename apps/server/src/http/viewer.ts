import type { Code } from '@xinghe/contract'
import { joinToken, TOKEN_FIELDS } from '@xinghe/contract/wire/token'
import { verifyToken } from '../account/account.rules.ts'
import type { Context } from '../context.ts'
import { Failure } from '../core/errors.ts'
import { addressPseudonym } from './client-address.ts'
import type { Viewer } from './handler.ts'

/** A visitor without a session. */
export function guest(key: string): Viewer {
  return { userId: null, isVip: false, isAdmin: false, key }
}

export interface Identified {
  viewer: Viewer
  /** Why the token that came along was not accepted (13, 14, 16); the viewer is then a guest. */
  refused: { code: Code; message: string } | null
}

/** The three token parts from the headers, else from the fields of query or body; null when there are none. */
export function readToken(headers: Headers, fields: Record<string, unknown>): string | null {
  const part = (name: string) => headers.get(name) ?? fields[name]
  const [he, pl, si] = TOKEN_FIELDS.map(part)
  if (he === undefined && pl === undefined && si === undefined) return null
  return joinToken({ _he: he, _pl: pl, _si: si }) ?? 'malformed'
}

/** Who calls. A token that is no longer good makes a guest, so that public calls go on working. */
export async function identify(ctx: Context, token: string | null, address: string): Promise<Identified> {
  const anonymous = guest(addressPseudonym(ctx.keys.token, address))
  if (token === null) return { viewer: anonymous, refused: null }
  try {
    const { userId, isVip, isAdmin } = await verifyToken(ctx, token)
    return { viewer: { userId, isVip, isAdmin, key: `user:${userId}` }, refused: null }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { viewer: anonymous, refused: { code: error.code, message: error.message } }
  }
}
