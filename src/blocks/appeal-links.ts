import { linkOptions } from '@tanstack/react-router'
import type { Target } from '#ui/link.ts'

export { appealRecord as recordOf } from '#rules/outbox-records.ts'

/** Returns the page of a user's own appeal. */
export const viewLink = (id: string): Target => linkOptions({ to: '/appeal/demand/detail', search: { id } })
