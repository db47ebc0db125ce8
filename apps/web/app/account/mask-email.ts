/** Letters kept at the front and the back of a name of at least so many letters. */
const kept = [
  { least: 5, front: 3, back: 1 },
  { least: 3, front: 1, back: 1 },
  { least: 2, front: 1, back: 0 },
  { least: 0, front: 0, back: 0 },
] as const

/** lin***u@mail.com: the middle is replaced, and the number of asterisks does not tell how much it was. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const name = [...(at < 0 ? email : email.slice(0, at))]
  const { front, back } = kept.find(({ least }) => name.length >= least)!
  const end = name.slice(name.length - back).join('')
  return `${name.slice(0, front).join('')}***${end}${at < 0 ? '' : email.slice(at)}`
}
