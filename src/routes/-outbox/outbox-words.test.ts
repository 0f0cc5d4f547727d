import { expect, test } from 'vitest'
import { lastBatch } from './last-batch.ts'
import { retryWords } from './retry-words.ts'

const now = Date.parse('2026-11-28T09:00:00+08:00')
const failed = { attempts: 3, reason: '服务器内部错误', nextTry: now + 30_000, notBefore: 0 }

test('an item that failed says why, and when it is tried again by itself', () => {
  expect(retryWords(failed, now)).toBe('服务器内部错误，1 分钟内自动重试')
  expect(retryWords({ ...failed, notBefore: now + 12 * 60_000 }, now)).toBe(
    '服务器内部错误，将于 09:12 自动重试',
  )
})
test('a busy city asks for a later try, which the portal makes by itself', () => {
  expect(retryWords({ ...failed, reason: '服务繁忙，请稍后重试' }, now)).toBe('服务繁忙，1 分钟内自动重试')
})
test('a lost network is no reason any more once the network is back', () => {
  expect(retryWords({ ...failed, reason: '服务器连接失败' }, now)).toBe('1 分钟内自动重试')
})
test('an item that was not tried yet says nothing of another try', () => {
  expect(retryWords({ ...failed, attempts: 0 }, now)).toBeUndefined()
})

const sentAt = (...minutesAgo: number[]) =>
  minutesAgo.map((ago) => ({ time: new Date(now - ago * 60_000).toISOString() }))

test('receipts that came one after another are one batch, older ones are not', () => {
  expect(lastBatch(sentAt(1, 1, 4, 8, 40, 600), now)).toBe(4)
  expect(lastBatch(sentAt(2), now)).toBe(1)
})
test('what was sent an hour ago is no news', () => {
  expect(lastBatch(sentAt(61, 62), now)).toBe(0)
  expect(lastBatch([], now)).toBe(0)
})
