/** Options before everything else: no questions, warnings only, progress on stdout. */
export const commonArgs = [
  ...['-nostdin', '-hide_banner', '-loglevel', 'warning', '-y'],
  ...['-progress', 'pipe:1', '-nostats', '-stats_period', '0.5'],
]
