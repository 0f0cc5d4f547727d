import { linkOptions } from '@tanstack/react-router'
import type { Target } from '#ui/link.ts'

/** Links to the page of an activity. */
export const activityLink = (id: string): Target => linkOptions({ to: '/roadshow/$id', params: { id } })

/** Returns the outbox record of the user's sign-up for an activity; its items are sent in order. */
export const recordOf = (id: string): string => `activity:${id}`
