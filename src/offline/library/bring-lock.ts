/** Name of the lock for downloading or removing the library: one holder over all tabs and workers. */
export const LOCK = 'portal-library'
