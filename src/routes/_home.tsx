import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Main } from '#layouts/Main.tsx'
import { MainError } from '#layouts/errors/MainError.tsx'

export const Route = createFileRoute('/_home')({
  staticData: { frame: 'home' },
  component: Content,
  errorComponent: MainError,
})

function Content() {
  return (
    <Main>
      <Outlet />
    </Main>
  )
}
