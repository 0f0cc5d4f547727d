import { linkOptions } from '@tanstack/react-router'
import { trayOf } from '#blocks/compare/tray.ts'
import type { Target } from '#ui/link.ts'

/** Tray of the policies ticked for comparison. */
export const comparedPolicies = trayOf('policies-compared')

/** Links to the page that compares policies; a comma separates their ids. */
export const compareLink = (ids: string): Target =>
  linkOptions({ to: '/policy/search/compare', search: { ids } })
