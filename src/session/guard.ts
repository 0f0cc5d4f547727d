/** Where somebody lands who signed in without having wanted anything in particular. */
const HOME = '/'

/**
 * Where to go after signing in: a path of this site only. `//evil`, `https:…`, `javascript:`, backslashes and control
 * characters all lead home instead, and so do the pages of signing in themselves.
 */
export function safeRedirect(wanted: string | undefined): string {
  if (!wanted?.startsWith('/') || wanted.startsWith('//') || wanted.includes('\\')) return HOME
  // eslint-disable-next-line no-control-regex -- browsers drop these, so `/\t/evil` would become `//evil`
  if (/[\u0000-\u001f]/.test(wanted)) return HOME
  const url = new URL(wanted, 'https://portal.invalid')
  return url.host === 'portal.invalid' && !url.pathname.startsWith('//') && !url.pathname.startsWith('/auth/')
    ? url.pathname + url.search + url.hash
    : HOME
}
