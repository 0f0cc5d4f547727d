import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Main } from '#layouts/Main.tsx'

export const Route = createFileRoute('/_default')({ component: Content })

function Content() {
  return (
    <Main banner>
      <Outlet />
    </Main>
  )
}
