import { expect, test } from 'vitest'
import type { Draft, OutboxItem } from '#offline/outbox/item.ts'
import { isEditOf } from './edit-of.ts'

const made = (record: string, values: unknown = {}): Pick<OutboxItem, 'draft'> => ({
  draft: { key: { form: 'market-supply', record }, values } as Draft,
})

test('an edit of a record is known by its id, also where its draft was begun as a new one', () => {
  expect(isEditOf(made('l-1'), 'market-supply', 'l-1')).toBe(true)
  const begunHere = made('new', { city: { id: 'l-1', version: 2, key: 'k' } })
  expect(isEditOf(begunHere, 'market-supply', 'l-1')).toBe(true)
})

test('what another form hands in, what is new and what was made without a form is none', () => {
  expect(isEditOf(made('l-1'), 'market-demand', 'l-1')).toBe(false)
  expect(isEditOf(made('new'), 'market-supply', 'l-1')).toBe(false)
  expect(isEditOf({}, 'market-supply', 'l-1')).toBe(false)
})
