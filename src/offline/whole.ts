/** The name of a cache that holds nothing: it is there once every file of the portal is kept. */
export const WHOLE = 'portal-whole'
