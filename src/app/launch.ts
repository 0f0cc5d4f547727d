import { tidied } from './tidy-address.ts'

interface LaunchQueue {
  setConsumer: (consumer: (launch: { targetURL?: string }) => void) => void
}

/**
 * The installed portal is one window: opened again by its icon it goes on where it is, and a shortcut or a link leads
 * this window there without loading it anew, so that nothing typed is lost (launch_handler in build/web-manifest.ts).
 */
export function startLaunches(go: (href: string) => void): void {
  const queue = Reflect.get(globalThis, 'launchQueue') as LaunchQueue | undefined
  queue?.setConsumer(({ targetURL }) => {
    const href = launchTarget(targetURL, location.origin)
    if (href && href !== location.pathname + location.search) go(href)
  })
}

/** The path of this site that a launch asks for; undefined for the icon itself, and for what is not ours. */
export function launchTarget(target: string | undefined, origin: string): string | undefined {
  if (!target || !URL.canParse(target)) return undefined
  const url = new URL(target)
  const path = tidied(url.pathname + url.search + url.hash)
  return url.origin === origin && path !== '/' ? path : undefined
}
