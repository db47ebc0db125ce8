import type { Importer } from './importer.ts'

/** Every import kind; loaded only when asked for. */
export const kinds: Record<string, () => Promise<Importer>> = {
  apk: async () => (await import('./apk.ts')).apkImporter,
  bulletins: async () => (await import('./bulletins.ts')).bulletinsImporter,
  demo: async () => (await import('./demo.ts')).demoImporter,
  folder: async () => (await import('./folder.ts')).folderImporter,
  maccms: async () => (await import('./maccms.ts')).maccmsImporter,
  password: async () => (await import('./password.ts')).passwordImporter,
  promo: async () => (await import('./promo.ts')).promoImporter,
}
