import { Outlet } from 'react-router'

export default function PlayerLayout() {
  return (
    <main id="main">
      <Outlet />
    </main>
  )
}
