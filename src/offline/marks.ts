/** Name of an empty cache; it exists once every file of the portal is stored. */
export const COMPLETE_CACHE = 'portal-whole'

/**
 * Name of an empty cache; it exists from the moment a person accepts a newer version until that version's worker runs,
 * and makes the older worker open pages in the newer version.
 */
export const ACCEPTED_CACHE = 'portal-taken'
/** Number of scripts and styles in one file of the rest (`/rest-0.json` and so on), about 100 KB in transfer. */
export const PACKED = 50
/** Key of the list of stored pages in localStorage (`kept-pages.ts`); removed together with cached answers. */
export const KEPT_PAGES = 'portal-kept'
/** Key of what is due in `meta` of a user's database (`notices/kept.ts`); removed together with cached answers. */
export const DUE = 'due'
/** Matches the polyfill script, which is loaded only by browsers that lack a function (src/app/brought.ts). */
export const BROUGHT = /\/brought-\w+\.js$/
/** Key of the packs (出发包) in `meta` of the user's database; removed at sign-out together with cached answers. */
export const PACKS = 'packs'
