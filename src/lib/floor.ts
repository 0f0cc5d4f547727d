/**
 * The oldest browsers that the portal runs in: Windows 7 with its last Chrome (109), on which the 360 and QQ browsers of
 * that line are built; iPhones and Macs of 2023; the Firefox that older systems stay with (115 ESR). One list: the build
 * aims at it, the plain page below it (public/below.js) and README name it, and e2e/floor.e2e.ts holds the build to it.
 */
export const floor = { chrome: '109', edge: '109', firefox: '115', ios: '16.4', safari: '16.4' } as const

/** Names the floor for the build's syntax and styles, as Vite names browsers. */
export const target = Object.entries(floor).map(([browser, version]) => `${browser}${version}`)

/** Lists what the portal uses and each browser of the floor has, the latest to come: a browser without it is below the floor. */
export const needs = [
  'AbortSignal.timeout',
  'Array.prototype.at',
  'Array.prototype.findLast',
  'BroadcastChannel',
  'HTMLDialogElement.prototype.showModal',
  'structuredClone',
]

/** Lists what the portal uses and a browser of the floor may lack: brought before the start to whoever lacks it (app/brought.ts). */
export const brings = [
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'URL.canParse',
]

/** Says whether this browser lacks one of these, each named by its path from the global object. */
export const lacksAny = (paths: readonly string[]): boolean =>
  paths.some((path) => {
    let found: unknown = globalThis
    for (const part of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[part]
    return found === undefined
  })
