import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('shell/main.layout.tsx', [
    index('home/home.page.tsx'),
    route('details/:type/:id', 'vod/detail.page.tsx'),
    route('nav/:type/:id', 'vod/nav.page.tsx', { id: 'Nav' }),
    route('search', 'search/search.page.tsx', { id: 'Search' }),
    route('tabs/:type', 'vod/tabs.page.tsx'),
    route('rank', 'vod/rank.page.tsx', { id: 'Rank' }),
    route('update', 'vod/update.page.tsx', { id: 'Update' }),
    route('vip', 'vip/vip.page.tsx', { id: 'Vip' }),
    route('player/vod/:type/:id/:level', 'vod/player.page.tsx'),
    route('player/password', 'vod/password.page.tsx', { id: 'PassWord' }),
    layout('shell/user.layout.tsx', [
      route('user/info', 'account/info.page.tsx'),
      route('user/back', 'library/back.page.tsx', { id: 'UserBack' }),
    ]),
  ]),
  layout('shell/ads.layout.tsx', [
    route('ads', 'promo/ads.page.tsx'),
    route('ads/info/:id', 'promo/ads-info.page.tsx'),
    route('ads/form', 'promo/ads-form.page.tsx'),
  ]),
  layout('shell/download.layout.tsx', [route('download', 'site/download.page.tsx')]),
  route('*', 'shell/unknown.page.tsx'),
] satisfies RouteConfig
