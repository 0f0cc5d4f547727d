import { createFileRoute, Outlet } from '@tanstack/react-router'
import { HomeLayout } from '#layouts/HomeLayout.tsx'

export const Route = createFileRoute('/_home')({ component: Framed })

function Framed() {
  return (
    <HomeLayout>
      <Outlet />
    </HomeLayout>
  )
}
