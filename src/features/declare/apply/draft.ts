import type { DraftKey } from '#offline/outbox/item.ts'

/** Version of the shape of the form's values; raise it when the shape changes. */
export const DRAFT_SCHEMA = 1

/** Name of this form, under which its drafts are stored. */
export const FORM = 'declare-apply'

/** Returns the draft key of a new declaration (its item's id) or of a returned one (its own id). */
export const draftKey = (record: string): DraftKey => ({ form: FORM, record })
