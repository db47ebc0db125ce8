/** How a list fills a grid: so many columns, and so many of its cards. */
export interface Filling {
  columns: number
  shown: number
}

/** Wider cards than this many columns fewer would look out of place. */
const SPARE_COLUMNS = 2

/**
 * Whole rows only: the asked number of rows, if need be with one or two columns fewer, else as many rows as are full.
 * Less than one row is shown as it is.
 */
export function fillRows(available: number, columns: number, rows: number): Filling {
  for (let fewer = 0; fewer <= SPARE_COLUMNS; fewer++) {
    const shown = (columns - fewer) * rows
    if (shown <= available) return { columns: columns - fewer, shown }
  }
  const full = Math.floor(available / columns)
  return { columns, shown: full === 0 ? available : full * columns }
}

/** Class of a card that is shown only on some widths; null when on none. */
export function shownOn(index: number, small: number, large: number): string | null {
  if (index < small) return index < large ? '' : 'only-small'
  return index < large ? 'only-large' : null
}
