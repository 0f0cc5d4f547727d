import type { DraftKey } from '#offline/outbox/item.ts'

/** Version of the shape of the form's values; raise it when they change. */
export const DRAFT_SCHEMA = 1

/** Name of this form, under which its drafts rest. */
export const FORM = 'declare-apply'

/** Where the draft of a new declaration (its item's id) or of a returned one (its own id) rests. */
export const draftKey = (record: string): DraftKey => ({ form: FORM, record })
