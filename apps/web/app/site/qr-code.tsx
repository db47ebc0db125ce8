import { encodeQR } from 'qr'
import { useMemo } from 'react'

/** Modules around the code that scanners need free. */
const QUIET = 2

/** A QR code drawn as one SVG path, dark on white in both themes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => draw(text), [text])
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className="qr" role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="#0b0d10" />
    </svg>
  )
}

function draw(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
  const path = rows.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('')
  return { path, size: rows.length }
}
