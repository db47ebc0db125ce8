/** The top-level elements of a drawing, in painter's order. */
export function elementsOf(body: string): string[] {
  const elements: string[] = []
  let depth = 0
  let start = 0
  for (const tag of body.matchAll(/<(\/?)[a-zA-Z]+[^>]*?(\/?)>/g)) {
    const isEnd = tag[1] === '/'
    const isAlone = tag[2] === '/'
    if (depth === 0) start = tag.index
    if (isEnd) depth--
    else if (!isAlone) depth++
    if (depth === 0) elements.push(body.slice(start, tag.index + tag[0].length))
  }
  return elements
}
