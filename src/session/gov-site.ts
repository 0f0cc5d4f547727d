/**
 * Returns the sign-in address of the government-service site (政务服务网), which redirects to the login page with
 * `zwfwToken`, and from there to `target`; undefined when this city has no such site (`GOV_SITE`).
 */
export function govLoginAddress(target: string): string | undefined {
  if (!__GOV_SITE__) return undefined
  const back = new URL('/auth/login', location.origin)
  if (target !== '/') back.searchParams.set('redirect_uri', target)
  const site = new URL(__GOV_SITE__, location.origin)
  site.searchParams.set('redirect_uri', back.href)
  return site.href
}
