import { useStrings } from '../core/zh.ts'

/** Inside a form that only works with scripts: says so where they are off. */
export function NeedsScript() {
  const t = useStrings().shell
  return (
    <noscript>
      <p className="mb-3 text-13 text-accent">{t.needsScript}</p>
    </noscript>
  )
}
