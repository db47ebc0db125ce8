import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // One file per page: a page's loader and component are always needed together.
  splitRouteModules: false,
  // The whole route list is small: shipping it spares a request per first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
