import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Main } from '#layouts/Main.tsx'
import { MainError } from '#layouts/errors/MainError.tsx'
import { Sidebar } from '#layouts/Sidebar.tsx'

export const Route = createFileRoute('/_user')({ component: Content, errorComponent: MainError })

function Content() {
  return (
    <Main side={<Sidebar />}>
      <Outlet />
    </Main>
  )
}
