import { linkOptions } from '@tanstack/react-router'
import { trayOf } from '#blocks/compare/tray.ts'
import type { Target } from '#ui/link.ts'

/** Listings that were ticked for comparison. */
export const comparedListings = trayOf('listings-compared')

/** The page on which listings stand side by side; a comma between their ids. */
export const compareLink = (ids: string): Target => linkOptions({ to: '/market/compare', search: { ids } })
