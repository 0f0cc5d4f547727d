import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AreaMain } from '#layouts/AreaMain.tsx'

export const Route = createFileRoute('/_market')({ staticData: { frame: 'market' }, component: Content })

function Content() {
  return (
    <AreaMain>
      <Outlet />
    </AreaMain>
  )
}
