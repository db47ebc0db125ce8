// Generated from strings.ts by OpenCC (s2twp): do not edit, run `npm run generate`.
import type { strings as simplified } from './strings.ts'

export const strings: typeof simplified = {
  "shell": {
    "skip": "跳到內容"
  }
}
