import { ApiError } from '#api/call/error.ts'
import { networkLoginPage } from '#api/call/host.ts'
import { useCanGoBack, useLocation, useRouter } from '@tanstack/react-router'
import { Button, LinkButton } from '#ui/Button.tsx'
import { ErrorState } from '#ui/state/ErrorState.tsx'
import { optionalPart } from '#ui/lazy-part.tsx'
import { useDeviceState } from '#offline/view.ts'
import { errorWords, isOwnFault, isOfflineError, notCachedWords } from './error-words.ts'

/** Pages usable offline. Imports the contracts of several areas, so it is loaded only without a network. */
export const OnThisDevice = optionalPart(() => import('./OnThisDevice.tsx').then((file) => file.OnThisDevice))

/** Number of a fault in our own code. Loaded on demand, because faults are rare. */
const FaultNote = optionalPart(() => import('./FaultNote.tsx').then((file) => file.FaultNote))

/** Next try after a failure of the server. Loaded on demand, because such failures are rare. */
const RetryLater = optionalPart(() => import('./RetryLater.tsx').then((file) => file.RetryLater))

interface Props {
  error: unknown
  onRetry?: () => void
  retrying?: boolean
  /**
   * True for the main content of a page: adds a link home after a fault, and offline the list of pages that still work.
   */
  elsewhere?: boolean
}

/** Shows the error of a block or page with the action that fits its kind. */
export function ErrorPanel({ error, onRetry, retrying = false, elsewhere = false }: Props) {
  const { href } = useLocation()
  const { reach } = useDeviceState()
  const calm = isOfflineError(error, reach)
  const { title, hint, way, detail } = calm ? notCachedWords(elsewhere) : errorWords(error)
  const isFault = isOwnFault(error)
  const state = (
    <ErrorState
      calm={calm}
      title={title}
      hint={hint}
      detail={detail}
      onRetry={way !== 'retry' && way !== 'authenticate' ? undefined : onRetry}
      retrying={retrying}
      action={
        way === 'signIn' ? (
          <LinkButton look="primary" link={{ to: '/auth/login', search: { redirect_uri: href } }}>
            去登录
          </LinkButton>
        ) : way === 'back' ? (
          <BackButton />
        ) : isFault && elsewhere ? (
          <LinkButton link={{ to: '/' }}>返回首页</LinkButton>
        ) : (
          way === 'authenticate' && (
            <a href={networkLoginPage()} target="_blank" rel="noreferrer">
              打开认证页
            </a>
          )
        )
      }
    />
  )
  return (
    <>
      {state}
      {isFault && <FaultNote key={String(error)} error={error} />}
      {onRetry && error instanceof ApiError && error.kind === 'server' && !retrying && (
        <RetryLater key={String(error)} wait={error.retryAfter} onRetry={onRetry} />
      )}
      {elsewhere && reach !== 'online' && <OnThisDevice />}
    </>
  )
}

/** Leads back to the previous page, or to the home page where there is none. */
function BackButton() {
  const { history } = useRouter()
  return useCanGoBack() ? (
    <Button onClick={() => history.back()}>返回上一页</Button>
  ) : (
    <LinkButton link={{ to: '/' }}>返回首页</LinkButton>
  )
}
