import './user.css'
import { pages } from '@xinghe/contract/client'
import { useEffect } from 'react'
import { type ClientLoaderFunctionArgs, Outlet, redirect, replace } from 'react-router'
import { MembershipStrip } from '../account/membership-strip.tsx'
import { readUser, useUser } from '../core/session.ts'
import { UserMenu } from './user-menu.tsx'
import { UserSkeleton } from './user-skeleton.tsx'

/**
 * Guests are sent home. The server has no loader to match: it answers everyone with the skeleton below, and only the browser
 * knows who is there.
 */
export function clientLoader({ request }: ClientLoaderFunctionArgs): null {
  if (readUser()) return null
  // An address typed, reloaded or come back to has its place in the history already, and would send home again from there.
  throw new URL(request.url).pathname === location.pathname ? replace(pages.home()) : redirect(pages.home())
}

/** What the server's HTML shows, and all that a browser without scripts would ever see: there everyone is a guest. */
export function HydrateFallback() {
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${pages.home()}`} />
      </noscript>
      <UserSkeleton />
    </>
  )
}

/** The user centre: a menu on the left, the membership above each page. */
export default function UserLayout() {
  const user = useUser()
  useEffect(() => {
    // Signed out, maybe in another tab. A fresh page, so that nothing of the user stays in this one.
    if (!user) location.replace(pages.home())
  }, [user])
  if (!user) return <UserSkeleton />
  return (
    <div className="wrap user-centre">
      <UserMenu user={user} />
      <div className="min-w-0">
        <MembershipStrip user={user} />
        <Outlet />
      </div>
    </div>
  )
}
