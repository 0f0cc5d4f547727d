/** Held by whoever brings the library or takes it away: one at a time over all tabs and workers. */
export const LOCK = 'portal-library'
