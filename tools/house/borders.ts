/** Nouns from top to bottom: a noun imports the rules of nouns above it only. */
export const nouns = [
  'account',
  'site',
  'vip',
  'media',
  'vod',
  'tv',
  'match',
  'circle',
  'search',
  'library',
  'comment',
  'danmaku',
  'message',
  'promo',
  'home',
] as const

export interface Border {
  /** Folder the rule is about. */
  inside: string
  /** npm packages and workspaces its production code may import; `node:` modules need their own entry. */
  may: RegExp
}

/** Checked from top to bottom; the first matching folder decides. Tests and config files may import what they need. */
export const borders: Border[] = [
  { inside: 'packages/contract/src/wire/', may: /^(node:(buffer|crypto|zlib)|@noble\/\w+|fflate|minizlib)(\/|$)/ },
  { inside: 'packages/contract/', may: /^(zod|@noble\/\w+|fflate)(\/|$)/ },
  { inside: 'packages/formats/', may: /^(zod|fast-xml-parser|opencc-js)(\/|$)/ },
  { inside: 'packages/media/', may: /^node:/ },
  {
    inside: 'packages/player/',
    may: /^(@xinghe\/contract|hls\.js|@noble\/ciphers)(\/|$)/,
  },
  { inside: 'packages/ui/', may: /^(react|react-dom|@base-ui\/react|lucide-react|sonner)(\/|$)/ },
  { inside: 'apps/server/', may: /^(?!@xinghe\/(player|ui|web|admin)|react(-dom)?(\/|$))/ },
  { inside: 'apps/web/', may: /^(?!@xinghe\/(server|formats|media|admin)|node:)/ },
  { inside: 'apps/admin/', may: /^(?!@xinghe\/(server|formats|media|web)|node:)/ },
]
