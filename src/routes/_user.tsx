import { createFileRoute, Outlet } from '@tanstack/react-router'
import { UserLayout } from '#layouts/UserLayout.tsx'

export const Route = createFileRoute('/_user')({ component: Framed })

function Framed() {
  return (
    <UserLayout>
      <Outlet />
    </UserLayout>
  )
}
