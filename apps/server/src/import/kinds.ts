import type { Importer } from './importer.ts'

/** Every import kind; loaded only when asked for. */
export const kinds: Record<string, () => Promise<Importer>> = {
  maccms: async () => (await import('./maccms.ts')).maccmsImporter,
}
