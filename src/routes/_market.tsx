import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AreaMain } from '#layouts/AreaMain.tsx'
import { MainError } from '#layouts/errors/MainError.tsx'

export const Route = createFileRoute('/_market')({
  component: Content,
  errorComponent: MainError,
})

function Content() {
  return (
    <AreaMain>
      <Outlet />
    </AreaMain>
  )
}
