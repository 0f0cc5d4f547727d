import { linkOptions } from '@tanstack/react-router'
import { trayOf } from '#blocks/compare/tray.ts'
import type { Target } from '#ui/link.ts'

/** Policies that were ticked for comparison. */
export const comparedPolicies = trayOf('policies-compared')

/** The page on which policies stand side by side; a comma between their ids. */
export const compareLink = (ids: string): Target =>
  linkOptions({ to: '/policy/search/compare', search: { ids } })
