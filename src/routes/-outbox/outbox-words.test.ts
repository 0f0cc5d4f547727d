import { expect, test } from 'vitest'
import { lastBatch } from './last-batch.ts'
import { retryWords } from './retry-words.ts'

const now = Date.parse('2026-11-28T09:00:00+08:00')
const failed = { attempts: 3, reason: '服务器内部错误', nextTry: now + 30_000, notBefore: 0 }

test('an item that failed shows the reason and the time of the next automatic retry', () => {
  expect(retryWords(failed, now)).toBe('服务器内部错误，1 分钟内自动重试')
  expect(retryWords({ ...failed, notBefore: now + 12 * 60_000 }, now)).toBe(
    '服务器内部错误，将于 09:12 自动重试',
  )
})
test('a busy city’s advice to retry later is left out, because the portal retries by itself', () => {
  expect(retryWords({ ...failed, reason: '服务繁忙，请稍后重试' }, now)).toBe('服务繁忙，1 分钟内自动重试')
})
test('a lost network is not shown as the reason once the network is back', () => {
  expect(retryWords({ ...failed, reason: '服务器连接失败' }, now)).toBe('1 分钟内自动重试')
})
test('an item that was not tried yet shows no retry', () => {
  expect(retryWords({ ...failed, attempts: 0 }, now)).toBeUndefined()
})

const sentAt = (...minutesAgo: number[]) =>
  minutesAgo.map((ago) => ({ time: new Date(now - ago * 60_000).toISOString() }))

test('receipts that came shortly after one another count as one batch, older ones do not', () => {
  expect(lastBatch(sentAt(1, 1, 4, 8, 40, 600), now)).toBe(4)
  expect(lastBatch(sentAt(2), now)).toBe(1)
})
test('items sent more than an hour ago count no more', () => {
  expect(lastBatch(sentAt(61, 62), now)).toBe(0)
  expect(lastBatch([], now)).toBe(0)
})
