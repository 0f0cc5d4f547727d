import { networkLoginPage } from '#api/host.ts'
import { useLocation } from '@tanstack/react-router'
import { LinkButton } from '#ui/Button.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { errorWords } from './error-words.ts'

interface Props {
  error: unknown
  onRetry?: () => void
  retrying?: boolean
}

/** What went wrong with a block or a page, with the way on that fits it. */
export function ErrorPanel({ error, onRetry, retrying = false }: Props) {
  const { href } = useLocation()
  const { title, hint, way, detail } = errorWords(error)
  return (
    <ErrorState
      title={title}
      hint={hint}
      detail={detail}
      onRetry={way === 'signIn' || way === 'none' ? undefined : onRetry}
      retrying={retrying}
      action={
        way === 'signIn' ? (
          <LinkButton look="primary" link={{ to: '/auth/login', search: { redirect_uri: href } }}>
            去登录
          </LinkButton>
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
}
