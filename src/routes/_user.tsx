import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Main } from '#layouts/Main.tsx'
import { Sidebar } from '#layouts/Sidebar.tsx'

export const Route = createFileRoute('/_user')({ component: Content })

function Content() {
  return (
    <Main side={<Sidebar />}>
      <Outlet />
    </Main>
  )
}
