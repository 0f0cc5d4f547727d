import { expect, test } from 'vitest'
import { sentences } from './sentences.ts'

test('a text is split by sentence and line, with its closing signs', () => {
  expect(sentences('申报截止 11 月 30 日。材料齐全吗？\n“请尽快办理。”\n\n  · \n联系 12345')).toEqual([
    '申报截止 11 月 30 日。',
    '材料齐全吗？',
    '“请尽快办理。”',
    '联系 12345',
  ])
})

test('a text without words gives no pieces', () => {
  expect(sentences(' \n ——。')).toEqual([])
})

test('a long sentence is split at its commas without losing text', () => {
  const clause = '支持企业开展数字化改造和智能化升级，'
  const long = `${clause.repeat(20)}特此通知。`
  const read = sentences(long)
  expect(read.join('')).toBe(long)
  expect(read.every((piece) => piece.length <= 120)).toBe(true)
  expect(read.length).toBeLessThan(5)
  const word = '长'.repeat(300)
  expect(sentences(word).join('')).toBe(word)
})
