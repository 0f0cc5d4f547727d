import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AreaBanner } from '#layouts/AreaBanner.tsx'
import { DefaultLayout } from '#layouts/DefaultLayout.tsx'

export const Route = createFileRoute('/_default')({ component: Framed })

function Framed() {
  return (
    <DefaultLayout top={<AreaBanner />}>
      <Outlet />
    </DefaultLayout>
  )
}
