import { createFileRoute, Outlet } from '@tanstack/react-router'
import { MarketLayout } from '#layouts/MarketLayout.tsx'

export const Route = createFileRoute('/_market')({ component: Framed })

function Framed() {
  return (
    <MarketLayout>
      <Outlet />
    </MarketLayout>
  )
}
