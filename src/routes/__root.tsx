import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { AssistantHost } from '#features/assistant/AssistantHost.tsx'
import { askGuards } from '#layouts/menu/ask-guards.ts'
import { FramedError } from '#layouts/errors/FramedError.tsx'
import { NotFound } from '#layouts/errors/NotFound.tsx'
import { plannedLink } from '#layouts/menu/planned.ts'
import { ProgressBar } from '#layouts/ProgressBar.tsx'
import { RouteAnnouncer } from '#layouts/RouteAnnouncer.tsx'
import { useAccount } from '#session/account.ts'
import { ToastHost } from '#ui/state/Toast.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // Its argument has the type of the router, which this very route is a part of.
  beforeLoad: askGuards as () => void,
  component: Root,
  errorComponent: FramedError,
  notFoundComponent: NotFound,
})

const SignInDialog = lazy(async () => ({
  default: (await import('#features/session/SignInDialog.tsx')).SignInDialog,
}))

/** The dialog comes when a session runs out for the first time. */
function SignInAgain() {
  const { expired } = useAccount()
  const [wanted, setWanted] = useState(false)
  if (expired && !wanted) setWanted(true)
  return (
    wanted && (
      <Suspense>
        <SignInDialog />
      </Suspense>
    )
  )
}

function Root() {
  return (
    <>
      <ProgressBar />
      <Outlet />
      <RouteAnnouncer />
      <AssistantHost more={plannedLink('/appeal/FAQ-list')} />
      <SignInAgain />
      <ToastHost />
    </>
  )
}
