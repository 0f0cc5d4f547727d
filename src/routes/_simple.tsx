import { createFileRoute, Outlet } from '@tanstack/react-router'
import { SimpleLayout } from '#layouts/SimpleLayout.tsx'

export const Route = createFileRoute('/_simple')({ staticData: { frame: 'simple' }, component: Content })

function Content() {
  return (
    <SimpleLayout>
      <Outlet />
    </SimpleLayout>
  )
}
