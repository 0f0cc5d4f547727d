import { redirect } from '@tanstack/react-router'
import { safeHref } from '#lib/safe-href.ts'
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

/** `beforeLoad` of a page for members: without an access token the visitor goes to sign in and comes back. */
export function requireMember({ location }: { location: { href: string } }): void {
  if (!readTokens().accessToken) {
    throw redirect({ to: '/auth/login', search: { redirect_uri: location.href } })
  }
}
