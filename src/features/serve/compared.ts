import { linkOptions } from '@tanstack/react-router'
import { trayOf } from '#blocks/compare/tray.ts'
import type { Target } from '#ui/link.ts'

/** Services selected for comparison. */
export const comparedServices = trayOf('services-compared')

/** Links to the comparison page of services; their ids are separated by commas. */
export const compareLink = (ids: string): Target =>
  linkOptions({ to: '/professional-services/compare', search: { ids } })
