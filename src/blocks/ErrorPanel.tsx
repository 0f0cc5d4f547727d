import { networkLoginPage } from '#api/call/host.ts'
import { useCanGoBack, useLocation, useRouter } from '@tanstack/react-router'
import { Button, LinkButton } from '#ui/Button.tsx'
import { ErrorState } from '#ui/state/ErrorState.tsx'
import { ornament } from '#ui/arriving.tsx'
import { useCommon } from '#offline/view.ts'
import { errorWords, isOwnFault, metNoNetwork, notKeptWords } from './error-words.ts'

/** What can be done without a network. It brings several areas' contracts along, so it is loaded only without one. */
export const OnThisDevice = ornament(() => import('./OnThisDevice.tsx').then((file) => file.OnThisDevice))

/** The number of a fault of our own. Hardly anybody meets one, so it is no part of the first screen. */
const FaultNote = ornament(() => import('./FaultNote.tsx').then((file) => file.FaultNote))

interface Props {
  error: unknown
  onRetry?: () => void
  retrying?: boolean
  /** True for a page's own content: leads home after a fault, and without a network says below what can be done meanwhile. */
  elsewhere?: boolean
}

/** What went wrong with a block or a page, with the way on that fits it. */
export function ErrorPanel({ error, onRetry, retrying = false, elsewhere = false }: Props) {
  const { href } = useLocation()
  const { reach } = useCommon()
  const calm = metNoNetwork(error, reach)
  const { title, hint, way, detail } = calm ? notKeptWords(elsewhere) : errorWords(error)
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
          <WayBack />
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
      {elsewhere && reach !== 'online' && <OnThisDevice />}
    </>
  )
}

/** The way to the page before, or to the home page where this one was opened first. */
function WayBack() {
  const { history } = useRouter()
  return useCanGoBack() ? (
    <Button onClick={() => history.back()}>返回上一页</Button>
  ) : (
    <LinkButton link={{ to: '/' }}>返回首页</LinkButton>
  )
}
