import { linkOptions } from '@tanstack/react-router'
import type { Target } from '#ui/link.ts'

/** Links to the form of a returned appeal. */
export const supplementLink = (id: string): Target => linkOptions({ to: '/appeal/demand', search: { id } })

/** Links to the form of a new appeal; `draft` names the draft to continue. */
export const askLink = (draft?: string): Target =>
  linkOptions({ to: '/appeal/demand', search: draft ? { draft } : {} })

/** Returns the address of a new appeal's form, by which its draft is opened again. */
export const draftHref = (draft: string): string => `/appeal/demand?draft=${encodeURIComponent(draft)}`

/** Name of the appeal form, under which its drafts are stored. */
export const FORM = 'appeal'
