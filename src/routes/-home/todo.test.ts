import { expect, test } from 'vitest'
import { closingSoon, corrections, dueText } from './todo.ts'

const now = Date.parse('2026-11-21T10:00:00+08:00')
const favourite = (applyEnd: string | undefined, isRolling = false) => ({ applyEnd, isRolling })
const returned = (dueDate?: string) => ({ dueDate })

test('Only favourites that close within 7 days count', () => {
  const due = closingSoon(
    [
      favourite('2026-11-28T18:00:00+08:00'),
      favourite('2026-11-23T18:00:00+08:00'),
      favourite('2026-11-29T18:00:00+08:00'),
      favourite('2026-11-20T18:00:00+08:00'),
      favourite('2026-11-22T18:00:00+08:00', true),
      favourite(undefined),
    ],
    now,
  )
  expect(due).toEqual({ count: 2, first: '2026-11-23T18:00:00+08:00' })
})

test('A favourite that was closing when cached does not count a week later', () => {
  const kept = [favourite('2026-11-23T18:00:00+08:00')]
  expect(closingSoon(kept, now + 7 * 86_400_000)).toEqual({ count: 0 })
})

test('Corrections count by the city’s total, with the earliest due day', () => {
  const due = corrections(
    [returned('2026-12-01T00:00:00Z'), returned(), returned('2026-11-25T00:00:00Z')],
    12,
  )
  expect(due).toEqual({ count: 12, first: '2026-11-25T00:00:00Z' })
  expect(corrections([], 0)).toEqual({ count: 0 })
})

test('A due day is shown, also after it has passed', () => {
  expect(dueText({ count: 1, first: '2026-11-25T00:00:00Z' }, now)).toBe('最早 11月25日 截止')
  expect(dueText({ count: 1, first: '2026-11-20T00:00:00Z' }, now)).toBe('11月20日 已到期')
  expect(dueText({ count: 1 }, now)).toBeUndefined()
})
