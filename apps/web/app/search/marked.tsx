import type { MarkedText } from '@xinghe/contract/client'

/** A text with what was typed in colour. */
export function Marked({ pieces }: { pieces: MarkedText }) {
  return pieces.map((piece, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other identity
    return piece.hit ? <mark key={at}>{piece.text}</mark> : piece.text
  })
}
