import { expect, test } from 'vitest'
import { merged } from './merge.ts'

const before = { title: '', form: { amount: 1, name: 'a' }, files: ['x'] }

test('both sides keep their changes, field by field', () => {
  const mine = { ...before, form: { amount: 2, name: 'a' } }
  const theirs = { ...before, title: 't', form: { amount: 1, name: 'b' } }
  expect(merged(before, mine, theirs)).toEqual({ title: 't', form: { amount: 2, name: 'b' }, files: ['x'] })
})

test('a field changed on both sides keeps this side’s value; a list counts as one value', () => {
  expect(merged(before, { ...before, files: ['x', 'y'] }, { ...before, files: [] }).files).toEqual(['x', 'y'])
  expect(merged(before, before, { ...before, files: [] }).files).toEqual([])
})
