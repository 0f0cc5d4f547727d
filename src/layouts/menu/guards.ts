import { redirect } from '@tanstack/react-router'
import { account } from '#session/account.ts'
import { hasLapsed } from '#session/lapsed.ts'
import { readTokens } from '#session/tokens.ts'
import type { GuardName, Opening } from './opening.ts'

type Guard = (location: Opening['location']) => void

const guards: Record<GuardName, Guard> = {
  /** Without an access token the visitor goes to sign in and comes back; told so where the session has run out. */
  member({ href, pathname }) {
    if (readTokens().accessToken) return
    const why = !hasLapsed() ? 'page' : pathname === '/user/outbox' ? 'outbox' : 'expired'
    throw redirect({ to: '/auth/login', search: { redirect_uri: href, why } })
  },
  /**
   * Who is no service provider goes to 我的机构, which says what that is and how to become one: it and the application
   * below it are open to every member (chosen). Lets pass whom the device does not know yet: then the page's own calls
   * are refused.
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
 * Asks guards by their names, one after the other.
 * @throws Error `Unknown middleware` and the name, for a guard that does not exist (specification, section 8)
 * @throws what a guard sends somebody away with: a redirect, or why the page is not theirs
 */
export function passGuards(names: readonly GuardName[], location: Opening['location']): void {
  for (const name of names) {
    if (!Object.hasOwn(guards, name)) throw new Error(`Unknown middleware: ${name}`)
    guards[name](location)
  }
}
