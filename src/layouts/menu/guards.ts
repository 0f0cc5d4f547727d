import { redirect } from '@tanstack/react-router'
import { ApiError } from '#api/call/error.ts'
import { account } from '#session/account.ts'
import { readTokens } from '#session/tokens.ts'
import type { GuardName, Opening } from './opening.ts'

type Guard = (location: Opening['location']) => void

const guards: Record<GuardName, Guard> = {
  /** Without an access token the visitor goes to sign in and comes back. */
  member({ href }) {
    if (!readTokens().accessToken) throw redirect({ to: '/auth/login', search: { redirect_uri: href } })
  },
  /** Lets pass whom the device does not know yet: then the page's own calls are refused. */
  provider() {
    const { userInfo } = account
    if (userInfo && userInfo.memberType !== 'service_provider') {
      throw new ApiError('forbidden', '此页面仅对服务机构开放', { status: 403 })
    }
  },
  planned(location) {
    passGuards(plannedGuards(location.pathname), location)
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

/** Addresses for members whose pages are still being built (specification, sections 2 and 4). */
const forMembers = /^\/(user|declare\/apply\/|professional-services\/product-service)/
/** And of those, the ones for service providers. */
const forProviders = /^\/(user\/my-pro|professional)/

/** The guards of an address whose page is still being built. */
export function plannedGuards(path: string): GuardName[] {
  if (!forMembers.test(path)) return []
  return forProviders.test(path) ? ['member', 'provider'] : ['member']
}
