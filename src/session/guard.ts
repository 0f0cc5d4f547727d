import { safeHref } from '#lib/safe-href.ts'

/** Page shown after a sign-in without a target. */
const HOME = '/'

/**
 * Returns the target after a sign-in: a path of this site. Returns home for `//evil`, `https:…`,
 * `javascript:`, backslashes and control characters, and for the sign-in pages themselves.
 */
export function safeRedirect(wanted: string | undefined): string {
  const path = safeHref(wanted)
  if (!path?.startsWith('/') || path.includes('\\')) return HOME
  const url = new URL(path, 'https://portal.invalid')
  return url.host === 'portal.invalid' && !url.pathname.startsWith('//') && !url.pathname.startsWith('/auth/')
    ? url.pathname + url.search + url.hash
    : HOME
}
