import { linkOptions } from '@tanstack/react-router'
import type { Target } from '#ui/link.ts'

/** The form of a returned appeal. */
export const supplementLink = (id: string): Target => linkOptions({ to: '/appeal/demand', search: { id } })

/** A new appeal; `draft` names the one to go on with. */
export const askLink = (draft?: string): Target =>
  linkOptions({ to: '/appeal/demand', search: draft ? { draft } : {} })

/** The address of a new appeal's form, for its draft to be opened by. */
export const draftHref = (draft: string): string => `/appeal/demand?draft=${encodeURIComponent(draft)}`

/** Name of the form of an appeal, under which its drafts rest. */
export const FORM = 'appeal'
