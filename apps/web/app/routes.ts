import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('shell/main.layout.tsx', [index('home/home.page.tsx'), route('details/:type/:id', 'vod/detail.page.tsx')]),
  layout('shell/player.layout.tsx', [route('player/vod/:type/:id/:level', 'vod/player.page.tsx')]),
  route('*', 'shell/unknown.page.tsx'),
] satisfies RouteConfig
  layout('shell/download.layout.tsx', [route('download', 'site/download.page.tsx')]),
