import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Main } from '#layouts/Main.tsx'

export const Route = createFileRoute('/_home')({ staticData: { frame: 'home' }, component: Content })

function Content() {
  return (
    <Main>
      <Outlet />
    </Main>
  )
}
