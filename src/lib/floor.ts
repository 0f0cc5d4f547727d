/**
 * Oldest supported browsers: Windows 7 with its last Chrome (109), on which the 360 and QQ browsers of that
 * line are built; iPhones and Macs of 2023; the last Firefox for older systems (115 ESR). Single source: the
 * build targets it, the page for older browsers (public/below.js) and README list it, and e2e/floor.e2e.ts
 * checks the build against it. Only older browsers load polyfills, and workers use nothing newer than the
 * floor. Price: shared code is written with the functions of 2022.
 */
export const floor = { chrome: '109', edge: '109', firefox: '115', ios: '16.4', safari: '16.4' } as const

/** Build targets for syntax and styles, in Vite's names of browsers. */
export const target = Object.entries(floor).map(([browser, version]) => `${browser}${version}`)

/**
 * Supports condition met by each browser of the floor and by hardly any older one; checked before the start.
 */
export const styles = '(height: 1dvh) and (container-type: inline-size)'

/**
 * Functions that the portal uses and each browser of the floor has, the newest ones: a browser without one is
 * below the floor (public/below.js).
 */
export const needs = [
  'AbortSignal.timeout',
  'Array.prototype.at',
  'Array.prototype.findLast',
  'BroadcastChannel',
  'HTMLDialogElement.prototype.showModal',
  'structuredClone',
]

/**
 * Functions that the portal uses and a browser of the floor may lack, by their object; polyfilled before the
 * start (app/brought.ts).
 */
export const polyfills = {
  array: ['toReversed', 'toSorted', 'toSpliced', 'with'],
  url: ['canParse'],
}

/** Returns true if this browser needs polyfills. */
export const needsPolyfills = (): boolean =>
  !polyfills.array.every((name) => name in Array.prototype) || !polyfills.url.every((name) => name in URL)
