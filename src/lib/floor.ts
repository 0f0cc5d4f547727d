/**
 * The oldest browsers that the portal runs in: Windows 7 with its last Chrome (109), on which the 360 and QQ browsers of
 * that line are built; iPhones and Macs of 2023; the Firefox that older systems stay with (115 ESR). One list: the build
 * aims at it, the plain page below it (public/below.js) and README name it, and e2e/floor.e2e.ts holds the build to it.
 */
export const floor = { chrome: '109', edge: '109', firefox: '115', ios: '16.4', safari: '16.4' } as const

/** Names the floor for the build's syntax and styles, as Vite names browsers. */
export const target = Object.entries(floor).map(([browser, version]) => `${browser}${version}`)

/** Names styles that each browser of the floor has, and hardly any older one: what tells the two apart before the start. */
export const styles = '(height: 1dvh) and (container-type: inline-size)'

/** Lists what the portal uses and each browser of the floor has, the latest to come: who lacks one is below it (public/below.js). */
export const needs = [
  'AbortSignal.timeout',
  'Array.prototype.at',
  'Array.prototype.findLast',
  'BroadcastChannel',
  'HTMLDialogElement.prototype.showModal',
  'structuredClone',
]

/** Lists what the portal uses and a browser of the floor may lack, by where it stands: brought before the start (app/brought.ts). */
export const brings = {
  array: ['toReversed', 'toSorted', 'toSpliced', 'with'],
  url: ['canParse'],
}

/** Says whether this browser has to be brought something. */
export const isShort = (): boolean =>
  !brings.array.every((name) => name in Array.prototype) || !brings.url.every((name) => name in URL)
