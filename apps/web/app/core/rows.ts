/** How many cards fill whole rows; fewer than one row are shown as they are. */
export function fullRows(available: number, columns: number, mostRows: number): number {
  const rows = Math.min(mostRows, Math.floor(available / columns))
  return rows === 0 ? available : rows * columns
}

/** Class of a card that is shown only on some widths; null when on none. */
export function shownOn(index: number, small: number, large: number): string | null {
  if (index < small) return index < large ? '' : 'only-small'
  return index < large ? 'only-large' : null
}
