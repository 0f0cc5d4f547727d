import { within } from '#lib/within.ts'
import { ornament } from '#ui/arriving.tsx'

/** Milliseconds that a menu waits for its parts at most: it opens without them where the line is slow. */
const LATEST = 500

export const InstallEntry = ornament(() => import('./InstallEntry.tsx').then((file) => file.InstallEntry))
export const LookPanel = ornament(() => import('./LookPanel.tsx').then((file) => file.LookPanel))

/** Waits for both before a menu opens that grows upwards: its entries would move under the next press. */
export const lookParts = (): Promise<unknown> =>
  within(LATEST, Promise.all([LookPanel.ready(), InstallEntry.ready()]))
