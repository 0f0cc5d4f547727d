import { createFileRoute, Outlet } from '@tanstack/react-router'
import { FramedError } from '#layouts/errors/FramedError.tsx'
import { SimpleLayout } from '#layouts/SimpleLayout.tsx'

export const Route = createFileRoute('/_simple')({
  staticData: { frame: 'simple' },
  component: Content,
  errorComponent: FramedError,
})

function Content() {
  return (
    <SimpleLayout>
      <Outlet />
    </SimpleLayout>
  )
}
