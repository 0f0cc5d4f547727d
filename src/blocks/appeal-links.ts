import { linkOptions } from '@tanstack/react-router'
import type { Target } from '#ui/link.ts'

/** Record under which what concerns an appeal (by its id, or its draft's while it has none) waits in the outbox. */
export const recordOf = (id: string): string => `appeal:${id}`

/** The page of one's own appeal. */
export const viewLink = (id: string): Target => linkOptions({ to: '/appeal/demand/detail', search: { id } })
