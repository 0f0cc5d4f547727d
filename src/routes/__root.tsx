import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { AssistantHost } from '#features/assistant/AssistantHost.tsx'
import { SignInDialog } from '#features/session/SignInDialog.tsx'
import { askGuards } from '#layouts/ask-guards.ts'
import { FramedError } from '#layouts/FramedError.tsx'
import { NotFound } from '#layouts/NotFound.tsx'
import { plannedLink } from '#layouts/planned.ts'
import { ProgressBar } from '#layouts/ProgressBar.tsx'
import { RouteAnnouncer } from '#layouts/RouteAnnouncer.tsx'
import { ToastHost } from '#ui/Toast.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // Its argument has the type of the router, which this very route is a part of.
  beforeLoad: askGuards as () => void,
  component: Root,
  errorComponent: FramedError,
  notFoundComponent: NotFound,
})

function Root() {
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
