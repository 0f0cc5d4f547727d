import { linkOptions } from '@tanstack/react-router'
import type { Target } from '#ui/link.ts'

/** Links to the page of an activity. */
export const activityLink = (id: string): Target => linkOptions({ to: '/roadshow/$id', params: { id } })

export { signupRecord as recordOf } from '#rules/outbox-records.ts'
