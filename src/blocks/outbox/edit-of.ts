import { cityIdOf } from '#blocks/form/city-id.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'

/**
 * Returns true for an item submitted by a form for this record of the city: its edit, or a draft of it started here.
 * Other calls about the record, such as taking it down, are no edit.
 */
export const isEditOf = ({ draft }: Pick<OutboxItem, 'draft'>, form: string, id: string): boolean =>
  draft?.key.form === form && (draft.key.record === id || cityIdOf(draft) === id)
