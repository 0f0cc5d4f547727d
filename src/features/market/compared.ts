import { trayOf } from '#blocks/compare/tray.ts'

/** Listings selected for comparison. */
export const comparedListings = trayOf('listings-compared')
