/** The name of a cache that holds nothing: it is there once every file of the portal is kept. */
export const WHOLE = 'portal-whole'

/**
 * The name of a cache that holds nothing: it is there from when somebody takes a newer version until its worker runs, and
 * says to the older worker that pages open in the newer version already.
 */
export const TAKEN = 'portal-taken'
/** Scripts and styles that come in one file of the rest, `/rest-0.json` and so on: some 100 KB on their way. */
export const PACKED = 50
/** Where localStorage has which pages are kept (`kept-pages.ts`); it goes where what was read is forgotten. */
export const KEPT_PAGES = 'portal-kept'
/** Tells the script that only browsers short of a function are brought (src/app/brought.ts) from the others of a build. */
export const BROUGHT = /\/brought-\w+\.js$/
