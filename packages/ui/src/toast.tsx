import type { ExternalToast } from 'sonner'

type Kind = 'ok' | 'info' | 'warn' | 'error'

const methods = { ok: 'success', info: 'info', warn: 'warning', error: 'error' } as const

/** 3 s; errors stay 5 s. */
async function show(kind: Kind, text: string): Promise<void> {
  const { sonner } = await import('./toaster.tsx')
  const options: ExternalToast = { duration: kind === 'error' ? 5000 : 3000 }
  sonner[methods[kind]](text, options)
}

/** Short messages under the header. The toaster is loaded with the first one. */
export const toast = {
  ok: (text: string) => void show('ok', text),
  info: (text: string) => void show('info', text),
  warn: (text: string) => void show('warn', text),
  error: (text: string) => void show('error', text),
}
