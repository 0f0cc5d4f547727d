/** The name of a cache that holds nothing: it is there once every file of the portal is kept. */
export const WHOLE = 'portal-whole'

/**
 * The name of a cache that holds nothing: it is there from when somebody takes a newer version until its worker runs, and
 * says to the older worker that pages open in the newer version already.
 */
export const TAKEN = 'portal-taken'
