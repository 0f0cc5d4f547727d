import { redirect } from '@tanstack/react-router'
import { account } from '#session/account.ts'
import { hasLapsed } from '#session/lapsed.ts'
import { readTokens } from '#session/tokens.ts'
import type { GuardName, Opening } from './opening.ts'

type Guard = (location: Opening['location']) => void

const guards: Record<GuardName, Guard> = {
  /** Redirects a user without an access token to sign in and back, with the reason if the session has expired. */
  member({ href, pathname }) {
    if (readTokens().accessToken) return
    const first = pathname.startsWith('/declare/apply/')
      ? 'declare'
      : href.endsWith('#received')
        ? 'received'
        : 'page'
    const why = !hasLapsed() ? first : pathname === '/user/outbox' ? 'outbox' : 'expired'
    throw redirect({ to: '/auth/login', search: { redirect_uri: href, why } })
  },
  /**
   * Redirects a user who is no service provider to 我的机构, which explains how to become one; it and the application below
   * it are open to every member (chosen). A user whom this device does not know yet passes: the city refuses the page's
   * calls then.
   */
  provider({ pathname }) {
    const { userInfo } = account
    if (
      userInfo &&
      userInfo.memberType !== 'service_provider' &&
      !/^\/user\/my-provider(\/|$)/.test(pathname)
    )
      throw redirect({ to: '/user/my-provider' })
  },
}

/**
 * Runs guards by name, in order.
 * @throws Error `Unknown middleware` and the name, for a guard that does not exist (specification, section 8)
 * @throws redirect of a guard that rejects the user
 */
export function runGuards(names: readonly GuardName[], location: Opening['location']): void {
  for (const name of names) {
    if (!Object.hasOwn(guards, name)) throw new Error(`Unknown middleware: ${name}`)
    guards[name](location)
  }
}
