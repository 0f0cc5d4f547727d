import { SHARE_PATH, sharedTo } from '#lib/share-path.ts'
import { tidyHref } from './tidy-address.ts'

interface Launch {
  targetURL?: string
  /** Files that were opened with the portal (file_handlers in build/web-manifest.ts). */
  files?: readonly FileSystemFileHandle[]
}

interface LaunchQueue {
  setConsumer: (consumer: (launch: Launch) => void) => void
}

/**
 * Keeps the installed portal in one window: launched again by its icon it stays on its page, and a shortcut
 * or link navigates this window without a reload, so that nothing typed is lost (launch_handler in
 * build/web-manifest.ts).
 */
export function startLaunches(go: (href: string) => void): void {
  const queue = Reflect.get(globalThis, 'launchQueue') as LaunchQueue | undefined
  const open = (target: string | undefined) => {
    const href = launchTarget(target, location.origin)
    if (href && href !== location.pathname + location.search) go(href)
  }
  queue?.setConsumer(({ targetURL, files = [] }) => {
    if (files.length > 0) void openHandles(files, go).catch(() => undefined)
    else open(targetURL)
  })
  // Opens the record of a notification that was pressed, and answers, so that the worker opens no further window.
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    const { type, href } = Object(data) as { type?: string; href?: string }
    if (type !== 'OPEN' || !href) return
    ports[0]?.postMessage(true)
    open(location.origin + href)
  })
}

/** Opens files of a launch; the code for it comes then. */
async function openHandles(
  handles: readonly FileSystemFileHandle[],
  go: (href: string) => void,
): Promise<void> {
  const [files, { openFiles }] = await Promise.all([
    Promise.all(handles.map((handle) => handle.getFile())),
    import('./open-files.ts'),
  ])
  await openFiles(files, go)
}

/**
 * Returns the path within this site that a launch targets; undefined for the icon itself, and for other
 * origins.
 */
export function launchTarget(target: string | undefined, origin: string): string | undefined {
  if (!target?.startsWith(`${origin}/`)) return undefined
  const path = target.slice(origin.length)
  // The form of shared files has no page of its own: the worker has kept them already.
  if (path === SHARE_PATH) return sharedTo('received')
  return path === '/' ? undefined : tidyHref(path)
}
