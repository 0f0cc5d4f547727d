import { safeHref } from '#lib/safe-href.ts'

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
