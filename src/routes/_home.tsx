import { createFileRoute, Outlet } from '@tanstack/react-router'
import { DefaultLayout } from '#layouts/DefaultLayout.tsx'

export const Route = createFileRoute('/_home')({ component: Framed })

function Framed() {
  return (
    <DefaultLayout>
      <Outlet />
    </DefaultLayout>
  )
}
