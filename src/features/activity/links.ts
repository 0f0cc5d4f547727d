import { linkOptions } from '@tanstack/react-router'
import type { Target } from '#ui/link.ts'

/** The page of one activity. */
export const activityLink = (id: string): Target => linkOptions({ to: '/roadshow/$id', params: { id } })

/** Record under which what concerns one's sign-up for an activity waits in the outbox, in its order. */
export const recordOf = (id: string): string => `activity:${id}`
