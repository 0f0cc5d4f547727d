import { cityIdOf } from '#blocks/form/city-id.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'

/**
 * True for an item that a form of the city's record has handed in: its edit, or the draft of it that was begun here. What
 * else is done with the record, such as taking it down, is none.
 */
export const isEditOf = ({ draft }: Pick<OutboxItem, 'draft'>, form: string, id: string): boolean =>
  draft?.key.form === form && (draft.key.record === id || cityIdOf(draft) === id)
