import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { AssistantHost } from '#features/assistant/AssistantHost.tsx'
import { SignInDialog } from '#features/session/SignInDialog.tsx'
import { PageError } from '#layouts/PageError.tsx'
import { NotFound } from '#layouts/NotFound.tsx'
import { plannedLink } from '#layouts/planned.ts'
import { ProgressBar } from '#layouts/ProgressBar.tsx'
import { RouteAnnouncer } from '#layouts/RouteAnnouncer.tsx'
import { ToastHost } from '#ui/Toast.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  errorComponent: PageError,
  notFoundComponent: NotFound,
})

function Root() {
  // A button that was pressed before this moment is pressed again now (public/first.js).
  useEffect(() => void dispatchEvent(new Event('portal-ready')), [])
  return (
    <>
      <ProgressBar />
      <Outlet />
      <RouteAnnouncer />
      <AssistantHost more={plannedLink('/appeal/FAQ-list')} />
      <SignInDialog />
      <ToastHost />
    </>
  )
}
