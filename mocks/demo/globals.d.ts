/** Name of this build of the demonstration: a world that another build kept begins anew. */
declare const __BUILD__: string

/**
 * Place of the demonstration on its host, in a page and in the worker. The build reads it in place of `location.pathname`
 * and `location.origin` (build/config.ts).
 */
// oxlint-disable-next-line no-var -- only a var is a property of globalThis
declare var portalPlace: {
  /** Sub-path, with a slash at both ends: '/' or '/pages/portal/'. */
  base: string
  /** Origin with the sub-path, without a slash at its end. */
  origin: string
  /** Path of this page without the sub-path: '/policy/search'. */
  readonly pathname: string
}
