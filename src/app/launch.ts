import { tidyHref } from './tidy-address.ts'

interface LaunchQueue {
  setConsumer: (consumer: (launch: { targetURL?: string }) => void) => void
}

/**
 * Keeps the installed portal in one window: launched again by its icon it stays on its page, and a shortcut
 * or link navigates this window without a reload, so that nothing typed is lost (launch_handler in
 * build/web-manifest.ts).
 */
export function startLaunches(go: (href: string) => void): void {
  const queue = Reflect.get(globalThis, 'launchQueue') as LaunchQueue | undefined
  queue?.setConsumer(({ targetURL }) => {
    const href = launchTarget(targetURL, location.origin)
    if (href && href !== location.pathname + location.search) go(href)
  })
}

/**
 * Returns the path within this site that a launch targets; undefined for the icon itself, and for other
 * origins.
 */
export function launchTarget(target: string | undefined, origin: string): string | undefined {
  if (!target || !URL.canParse(target)) return undefined
  const url = new URL(target)
  const path = tidyHref(url.pathname + url.search + url.hash)
  return url.origin === origin && path !== '/' ? path : undefined
}
