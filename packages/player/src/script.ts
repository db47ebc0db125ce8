import { strings as traditional } from './strings.t.gen.ts'
import { type Strings, strings as simplified } from './strings.ts'

/** The player's words in simplified (`s`) or traditional (`t`) characters. */
export const playerStrings = (script: 's' | 't'): Strings => (script === 't' ? traditional : simplified)
