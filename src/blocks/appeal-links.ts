import { linkOptions } from '@tanstack/react-router'
import type { Target } from '#ui/link.ts'

/** Returns the outbox record of an appeal (诉求), by its id or, until it has one, its draft's id. */
export const recordOf = (id: string): string => `appeal:${id}`

/** Returns the page of a user's own appeal. */
export const viewLink = (id: string): Target => linkOptions({ to: '/appeal/demand/detail', search: { id } })
