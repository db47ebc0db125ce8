import { type ReactNode, use, useEffect } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router'
import { type Api, api } from './core/api.ts'
import { cached, cachedForVisit } from './core/caches.ts'
import { keepPresses, replayPresses } from './core/early-presses.ts'
import { RenderContext, renderContext } from './core/render.ts'
import { type RootData, useRootData } from './core/root-data.ts'
import { useSeoEntry } from './core/seo-entries.ts'
import { firstPaint, themeColors, useAppliedTheme } from './core/theme.ts'
import { whenIdle } from './core/when-idle.ts'
import { currentScript, langTag, useZh } from './core/zh.ts'
import { ZhProvider } from './core/zh-provider.tsx'
import { registerWorker } from './offline/register.ts'
import { DialogHost } from './shell/dialog-host.tsx'
import { RouteProgress } from './shell/route-progress.tsx'
import { SiteBody } from './shell/site-body.tsx'
import './styles/index.css'

export { RootError as ErrorBoundary } from './shell/root-error.tsx'

async function load(
  call: Api,
  { data = () => call('site.data', {}), navs = () => call('site.navs', {}) } = {},
): Promise<Pick<RootData, 'site' | 'navs' | 'anchors'>> {
  const [site, found, anchors] = await Promise.all([
    data(),
    navs(),
    call('promo.anchors', { platform: 'pc', type: 'a' }),
  ])
  return { site, navs: found, anchors }
}

export async function loader({ context }: LoaderFunctionArgs): Promise<RootData> {
  const { api: call, lang, origin } = context.get(renderContext)
  return { ...(await load(call)), lang, origin }
}

export async function clientLoader(): Promise<RootData> {
  const kept = {
    data: () => cachedForVisit('site', () => api('site.data', {})),
    navs: () => cached('navs', () => api('site.navs', {})),
  }
  return { ...(await load(api, kept)), lang: currentScript(), origin: location.origin }
}

/** Site data lasts for the visit; only a change of script asks again, and that keeps the address. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

export function Layout({ children }: { children: ReactNode }) {
  return (
    <ZhProvider initial={useRootData()?.lang ?? 's'}>
      <Document>{children}</Document>
    </ZhProvider>
  )
}

function Document({ children }: { children: ReactNode }) {
  const render = use(RenderContext)
  const { script } = useZh()
  useAppliedTheme(useLocation().pathname)
  return (
    <html lang={langTag(script)} data-theme="b" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="dark light" />
        <script
          nonce={render?.nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant that must run before the first paint
          dangerouslySetInnerHTML={{ __html: `${firstPaint};${keepPresses}` }}
        />
        <meta name="theme-color" content={themeColors.b} />
        {/* What hangs on the right or the bottom edge, or is centred, moves while its later parts are still being parsed. */}
        <link rel="expect" href="#boot" blocking="render" />
        <link rel="manifest" href={script === 't' ? '/manifest.webmanifest?lang=t' : '/manifest.webmanifest'} />
        <link rel="icon" type="image/svg+xml" href="/logo.svg" />
        <Meta />
        <Links />
      </head>
      <SiteBody>
        {children}
        <script
          type="application/json"
          id="boot"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
          dangerouslySetInnerHTML={{ __html: JSON.stringify(render?.boot ?? null).replaceAll('<', '\\u003c') }}
        />
        <ScrollRestoration />
        <Scripts />
      </SiteBody>
    </html>
  )
}

export default function Root() {
  useSeoEntry()
  useEffect(replayPresses, [])
  useEffect(() => whenIdle(registerWorker), [])
  return (
    <>
      <RouteProgress />
      <Outlet />
      <DialogHost />
    </>
  )
}
