import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, linkOptions, Outlet, useMatches } from '@tanstack/react-router'
import { useState } from 'react'
import { AssistantHost } from '#features/assistant/AssistantHost.tsx'
import { askGuards } from '#layouts/menu/ask-guards.ts'
import { Frame } from '#layouts/Frame.tsx'
import { FramedError } from '#layouts/errors/FramedError.tsx'
import { NotFound } from '#layouts/errors/NotFound.tsx'
import { ProgressBar } from '#layouts/ProgressBar.tsx'
import { RouteAnnouncer } from '#layouts/RouteAnnouncer.tsx'
import { useAccount } from '#session/account.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { ToastHost } from '#ui/state/Toast.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // Cast, because the argument has the type of the router, and this route is a part of that type.
  beforeLoad: askGuards as () => void,
  component: Root,
  errorComponent: FramedError,
  notFoundComponent: NotFound,
})

const Rate = lazyPart(async () => (await import('#features/appeal/own/Rate.tsx')).Rate)
const SignInDialog = lazyPart(async () => (await import('#features/session/SignInDialog.tsx')).SignInDialog)

/** Loads the sign-in dialog when a session expires for the first time, and keeps it mounted from then on. */
function SignInAgain() {
  const { expired } = useAccount()
  const [wanted, setWanted] = useState(false)
  if (expired && !wanted) setWanted(true)
  return wanted && <SignInDialog />
}

/**
 * Renders the frame in the root and not in a layout, so that the frame stays mounted when a user moves from
 * one layout to another.
 */
function Root() {
  const kind = useMatches({
    select: (matches) => matches.find((one) => one.staticData.frame)?.staticData.frame,
  })
  return (
    <>
      <ProgressBar />
      {kind === 'simple' ? (
        <Outlet />
      ) : (
        <Frame kind={kind}>
          <Outlet />
        </Frame>
      )}
      <RouteAnnouncer />
      <AssistantHost more={linkOptions({ to: '/appeal/FAQ-list' })} rate={Rate} />
      <SignInAgain />
      <ToastHost />
    </>
  )
}
