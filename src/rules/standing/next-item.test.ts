import { expect, test } from 'vitest'
import type { MatchLevel } from '#rules/match-words.ts'
import { nextItem } from './next-item.ts'

const now = Date.parse('2026-11-27T02:00:00.000Z')
const item = (id: string, applyEnd: string, more: object = {}) => ({
  ...{ id, name: id, department: '市科技局', level: '市级', policyType: '资金', supportText: '' },
  ...{ publishDate: '2026-10-01', quotaAmount: 100, isRolling: false, formKey: 'apply', applyEnd },
  running: undefined as { status: string } | undefined,
  ...more,
})
const next = (items: ReturnType<typeof item>[], unfit: string[] = [], done: string[] = []) =>
  nextItem(
    items,
    ({ id }): MatchLevel => (unfit.includes(id) ? 'potential' : 'recommended'),
    new Set(done),
    now,
  )?.id

const near = item('near', '2026-12-05T10:00:00.000Z')
const far = item('far', '2026-12-20T10:00:00.000Z')

test('the next item is the fitting one with the nearest deadline', () => {
  expect(next([far, near])).toBe('near')
})

test('an item that the enterprise does not fit, has declared or has just submitted is left out', () => {
  expect(next([near, far], ['near'])).toBe('far')
  expect(next([{ ...near, running: { status: '审核中' } }, far])).toBe('far')
  expect(next([near, far], [], ['near'])).toBe('far')
  expect(next([{ ...near, formKey: 'apply-msjx' }, far])).toBe('far')
})

test('a draft is no declaration, and a closed window offers nothing', () => {
  expect(next([{ ...near, running: { status: '草稿' } }])).toBe('near')
  expect(next([item('closed', '2026-11-20T10:00:00.000Z')])).toBeUndefined()
  expect(next([])).toBeUndefined()
})
