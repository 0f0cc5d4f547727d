import { redirect, type StaticDataRouteOption } from '@tanstack/react-router'
import { ApiError } from '#api/error.ts'
import { safeHref } from '#lib/safe-href.ts'
import { account } from './account.ts'
import { readTokens } from './tokens.ts'

/** Where somebody lands who signed in without having wanted anything in particular. */
const HOME = '/'

/**
 * Where to go after signing in: a path of this site only. `//evil`, `https:…`, `javascript:`, backslashes and control
 * characters all lead home instead, and so do the pages of signing in themselves.
 */
export function safeRedirect(wanted: string | undefined): string {
  const path = safeHref(wanted)
  if (!path?.startsWith('/') || path.includes('\\')) return HOME
  const url = new URL(path, 'https://portal.invalid')
  return url.host === 'portal.invalid' && !url.pathname.startsWith('//') && !url.pathname.startsWith('/auth/')
    ? url.pathname + url.search + url.hash
    : HOME
}

type Guard = (location: { href: string }) => void

/** The guards that a route may name. */
export type GuardName = 'member' | 'provider'

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
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Guards of the route, asked in this order; by its path where one route stands for many addresses. */
    guards?: readonly GuardName[] | ((path: string) => readonly GuardName[])
  }
}

interface Opening {
  location: { href: string; pathname: string }
  matches: readonly { staticData: StaticDataRouteOption; paramsError?: unknown; searchError?: unknown }[]
}

/**
 * `beforeLoad` of the outermost layout: asks the guards that the routes of a page name in their `staticData`. A page
 * that is not there asks nobody to sign in: it says 404.
 * @throws Error `Unknown middleware` and the name, for a guard that does not exist (specification, section 8)
 * @throws whatever a guard sends the visitor away with
 */
export function askGuards({ location, matches }: Opening): void {
  if (matches.some(({ paramsError, searchError }) => paramsError ?? searchError)) return
  for (const { staticData } of matches) {
    const { guards: named = [] } = staticData
    for (const name of typeof named === 'function' ? named(location.pathname) : named) {
      if (!Object.hasOwn(guards, name)) throw new Error(`Unknown middleware: ${name}`)
      guards[name](location)
    }
  }
}
