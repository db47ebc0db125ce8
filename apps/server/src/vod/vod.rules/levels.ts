/** The stable number of an episode in addresses; seasons never share a range. */
export function episodeLevel(season: number, number: number): number {
  if (season === 1) return number
  return season === 0 ? 990_000 + number : season * 10_000 + number
}
