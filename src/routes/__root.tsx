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
import { arriving } from '#ui/arriving.tsx'
import { ToastHost } from '#ui/state/Toast.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // Its argument has the type of the router, which this very route is a part of.
  beforeLoad: askGuards as () => void,
  component: Root,
  errorComponent: FramedError,
  notFoundComponent: NotFound,
})

const Rate = arriving(async () => (await import('#features/appeal/own/Rate.tsx')).Rate)
const SignInDialog = arriving(async () => (await import('#features/session/SignInDialog.tsx')).SignInDialog)

/** The dialog comes when a session runs out for the first time. */
function SignInAgain() {
  const { expired } = useAccount()
  const [wanted, setWanted] = useState(false)
  if (expired && !wanted) setWanted(true)
  return wanted && <SignInDialog />
}

/** The frame is the root's, not a layout's: it stays while one steps from one layout to another. */
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
