import { createFileRoute, Outlet } from '@tanstack/react-router'
import { SimpleLayout } from '#layouts/SimpleLayout.tsx'

export const Route = createFileRoute('/_simple')({ component: Framed })

function Framed() {
  return (
    <SimpleLayout>
      <Outlet />
    </SimpleLayout>
  )
}
