/**
 * Path prefixes of the city's calls; no page of the portal uses them. The service worker ignores them, the dev server
 * proxies them to a real city, and the mock city answers them.
 */
export const cityPaths: readonly string[] = ['/uaa', '/policy/api', '/policy/program']
