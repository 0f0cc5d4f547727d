/**
 * What the paths of the city's calls begin with; nothing of the portal itself lies there. The service worker lets them
 * through, the dev server passes them on to a real city, and the mock city answers them.
 */
export const cityPaths: readonly string[] = ['/uaa', '/policy/api', '/policy/program']
