import { linkOptions } from '@tanstack/react-router'
import { trayOf } from '#blocks/compare/tray.ts'
import type { Target } from '#ui/link.ts'

/** Services that were ticked for comparison. */
export const comparedServices = trayOf('services-compared')

/** The page on which services stand side by side; a comma between their ids. */
export const compareLink = (ids: string): Target =>
  linkOptions({ to: '/professional-services/compare', search: { ids } })
