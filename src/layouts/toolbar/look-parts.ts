import { withTimeout } from '#lib/with-timeout.ts'
import { optionalPart } from '#ui/lazy-part.tsx'

/** Longest time for which a menu waits for its parts, in milliseconds: on a slow network it opens without them. */
const MAX_WAIT_MS = 500

export const InstallEntry = optionalPart(() => import('./InstallEntry.tsx').then((file) => file.InstallEntry))
export const LookPanel = optionalPart(() => import('./LookPanel.tsx').then((file) => file.LookPanel))

/**
 * Loads both parts before a menu opens that grows upwards: parts loaded later would move its entries under the next
 * press.
 */
export const lookParts = (): Promise<unknown> =>
  withTimeout(MAX_WAIT_MS, Promise.all([LookPanel.ready(), InstallEntry.ready()]))
