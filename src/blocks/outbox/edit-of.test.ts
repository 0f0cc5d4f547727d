import { expect, test } from 'vitest'
import type { Draft, OutboxItem } from '#offline/outbox/item.ts'
import { isEditOf } from './edit-of.ts'

const itemWith = (record: string, values: unknown = {}): Pick<OutboxItem, 'draft'> => ({
  draft: { key: { form: 'market-supply', record }, values } as Draft,
})

test('an edit is matched by its record’s id, even if its draft was started as new', () => {
  expect(isEditOf(itemWith('l-1'), 'market-supply', 'l-1')).toBe(true)
  const begunHere = itemWith('new', { city: { id: 'l-1', version: 2, key: 'k' } })
  expect(isEditOf(begunHere, 'market-supply', 'l-1')).toBe(true)
})

test('items of another form, of a new record or without a form are no edit', () => {
  expect(isEditOf(itemWith('l-1'), 'market-demand', 'l-1')).toBe(false)
  expect(isEditOf(itemWith('new'), 'market-supply', 'l-1')).toBe(false)
  expect(isEditOf({}, 'market-supply', 'l-1')).toBe(false)
})
