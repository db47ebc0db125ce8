import type { ReactNode } from 'react'
import { use } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import { type Api, api } from './core/api.ts'
import { RenderContext, renderContext } from './core/render.ts'
import { firstPaint, useAppliedTheme } from './core/theme.ts'
import { currentScript, langTag, useZh } from './core/zh.ts'
import { ZhProvider } from './core/zh-provider.tsx'
import './styles/index.css'

export { RootError as ErrorBoundary } from './shell/root-error.tsx'

const load = async (call: Api) => {
  const [site, navs] = await Promise.all([call('site.data', {}), call('site.navs', {})])
  return { site, navs }
}

export async function loader({
  context,
}: {
  context: { get(key: typeof renderContext): import('./core/render.ts').Render }
}) {
  const { api: call, lang, origin } = context.get(renderContext)
  return { ...(await load(call)), lang, origin }
}
export async function clientLoader() {
  return { ...(await load(api)), lang: currentScript(), origin: location.origin }
}

/** Site data lasts for the visit; only a change of script asks again, and that keeps the address. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

export type RootData = Awaited<ReturnType<typeof loader>>

/** Site data, navigation and what the page was painted with; undefined only on the error page of the root itself. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<typeof loader>('root')

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
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant that must run before the first paint */}
        <script nonce={render?.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstPaint }} />
        <Meta />
        <Links />
      </head>
      <body>
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
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
