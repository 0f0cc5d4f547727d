import { linkOptions } from '@tanstack/react-router'
import { trayOf } from '#blocks/compare/tray.ts'
import type { Target } from '#ui/link.ts'

/** Listings selected for comparison. */
export const comparedListings = trayOf('listings-compared')

/** Links to the comparison page of listings; their ids are separated by commas. */
export const compareLink = (ids: string): Target => linkOptions({ to: '/market/compare', search: { ids } })
