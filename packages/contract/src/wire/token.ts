/** The three parts of a JWT as they travel: request headers of these names, or query or body fields. */
export interface TokenParts {
  _he: string
  _pl: string
  _si: string
}

export const TOKEN_FIELDS = ['_he', '_pl', '_si'] as const

const part = /^[\w-]+$/

/** Splits a JWT; null when it has not exactly three base64url parts. */
export function splitToken(jwt: string): TokenParts | null {
  const [header = '', payload = '', signature = '', ...rest] = jwt.split('.')
  if (rest.length > 0 || ![header, payload, signature].every(piece => part.test(piece))) return null
  return { _he: header, _pl: payload, _si: signature }
}

/** Joins the parts again; null when one is missing or is not base64url. */
export function joinToken(parts: { [K in keyof TokenParts]?: unknown }): string | null {
  const pieces = TOKEN_FIELDS.map(name => parts[name])
  if (!pieces.every(piece => typeof piece === 'string' && part.test(piece))) return null
  return pieces.join('.')
}
