import type { ExternalToast } from 'sonner'

type Kind = 'ok' | 'info' | 'warn' | 'error'

const methods = { ok: 'success', info: 'info', warn: 'warning', error: 'error' } as const

/** What can be done about it while it is shown, such as taking it back. */
interface Offer {
  label: string
  act(): void
}

/** 3 s; errors stay 5 s, and 8 s what somebody may want to press. */
async function show(kind: Kind, text: string, offer?: Offer): Promise<void> {
  const { sonner } = await import('./toaster.tsx')
  const options: ExternalToast = {
    duration: offer ? 8000 : kind === 'error' ? 5000 : 3000,
    ...(offer && { action: { label: offer.label, onClick: offer.act } }),
  }
  sonner[methods[kind]](text, options)
}

/** Short messages under the header. The toaster is loaded with the first one. */
export const toast = {
  ok: (text: string, offer?: Offer) => void show('ok', text, offer),
  info: (text: string) => void show('info', text),
  warn: (text: string) => void show('warn', text),
  error: (text: string) => void show('error', text),
}
