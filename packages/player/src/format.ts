/** `28:41`, `1:02:03`; whole seconds, never negative. */
export function clock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const two = (n: number) => String(n).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${two(minutes)}:${two(whole % 60)}`
}

/** Bits per second as people read it: `1.2 MB/s`, `640 KB/s`. */
export function speedText(bitsPerSecond: number): string {
  const bytes = bitsPerSecond / 8
  return bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB/s` : `${Math.round(bytes / 1000)} KB/s`
}

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** Puts values into a text's `{name}` places. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
