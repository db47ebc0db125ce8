import type { DemoWork } from './work.ts'
import { animation } from './works/animation.ts'
import { documentary } from './works/documentary.ts'
import { films } from './works/films.ts'
import { overseas } from './works/overseas.ts'
import { series } from './works/series.ts'
import { variety } from './works/variety.ts'

/** The whole demo catalogue. */
export const works: readonly DemoWork[] = [...series, ...films, ...variety, ...animation, ...documentary, ...overseas]
