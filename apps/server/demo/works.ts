import type { DemoWork } from './work.ts'
import { animation } from './works/animation.ts'
import { children } from './works/children.ts'
import { documentary } from './works/documentary.ts'
import { dramaFilms } from './works/drama-films.ts'
import { genreFilms } from './works/genre-films.ts'
import { modernSeries } from './works/modern-series.ts'
import { overseas } from './works/overseas.ts'
import { periodSeries } from './works/period-series.ts'
import { variety } from './works/variety.ts'

/** The whole demo catalogue. */
export const works: readonly DemoWork[] = [
  ...periodSeries,
  ...modernSeries,
  ...dramaFilms,
  ...genreFilms,
  ...variety,
  ...animation,
  ...documentary,
  ...overseas,
  ...children,
]
