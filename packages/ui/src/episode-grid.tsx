export interface EpisodeItem {
  level: number
  href: string
  /** Short text on the button. */
  label: string
  /** Full name, for the tip and screen readers. */
  name: string
  mark: 'vip' | 'preview' | null
  seen: boolean
  current: boolean
}

interface EpisodeGridProps {
  label: string
  episodes: readonly EpisodeItem[]
  /** Buttons with a number. */
  perRow: number
  words: { vip: string; preview: string }
  /** The current episode is playing: shows a moving equaliser in its place. */
  playing?: boolean
}

/** Letters of the longest label that fits beside its neighbours. */
const MOST_LETTERS = 4

/** Buttons of episodes, each a link to its player. */
export function EpisodeGrid({ label, episodes, perRow, words, playing }: EpisodeGridProps) {
  // Dates and names need the room of two numbers.
  const isWide = episodes.some(episode => episode.label.length > MOST_LETTERS)
  return (
    <nav
      aria-label={label}
      className="episodes"
      style={{ ['--per-row' as string]: isWide ? Math.ceil(perRow / 2) : perRow }}
    >
      {episodes.map(episode => (
        <a
          key={episode.level}
          href={episode.href}
          className="episode"
          title={episode.name}
          aria-current={episode.current ? 'true' : undefined}
          data-seen={episode.seen ? '' : undefined}
        >
          {episode.current && playing ? (
            <span className="equaliser" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          ) : (
            <span className="one" aria-hidden="true">
              {episode.label}
            </span>
          )}
          <span className="sr-only">{episode.name}</span>
          {episode.mark && <sup className={episode.mark}>{words[episode.mark]}</sup>}
        </a>
      ))}
    </nav>
  )
}
