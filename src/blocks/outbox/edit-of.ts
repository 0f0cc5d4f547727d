import type { OutboxItem } from '#offline/outbox/item.ts'

/**
 * True for an item that a form of the city's record has handed in: its edit, or the draft of it that was begun here. What
 * else is done with the record, such as taking it down, is none.
 */
export const isEditOf = ({ draft }: Pick<OutboxItem, 'draft'>, form: string, id: string): boolean =>
  draft?.key.form === form && (draft.key.record === id || idAtCity(draft.values) === id)

/** As `cityIdOf` says it, for pages that must not bring along what a form needs. */
const idAtCity = (values: unknown): unknown => (values as { city?: { id?: unknown } } | undefined)?.city?.id
