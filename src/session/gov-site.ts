/**
 * Where somebody signs in at the government-service site (政务服务网), which leads back to our login page with
 * `zwfwToken` added, and from there to `target`; undefined where this city has named none (`GOV_SITE`).
 */
export function govLoginAddress(target: string): string | undefined {
  if (!__GOV_SITE__) return undefined
  const back = new URL('/auth/login', location.origin)
  if (target !== '/') back.searchParams.set('redirect_uri', target)
  const site = new URL(__GOV_SITE__, location.origin)
  site.searchParams.set('redirect_uri', back.href)
  return site.href
}
