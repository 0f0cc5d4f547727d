import { expect, test } from 'vitest'
import { relevance } from './relevance.ts'

const password = ['忘记登录密码怎么办？', '密码 找回 登录']

test('a question in other words matches in part, an identical one completely', () => {
  expect(relevance('忘记登录密码怎么办', password)).toBe(1)
  const similar = relevance('登录密码忘了', password)
  expect(similar).toBeGreaterThan(0.5)
  expect(similar).toBeLessThan(1)
})
test('words that every question contains match nothing by themselves', () => {
  expect(relevance('怎么办', password)).toBe(0)
  expect(relevance('今晚吃红烧肉怎么做', password)).toBe(0)
})
test('a single letter matches wherever it occurs', () => {
  expect(relevance(' 密？', password)).toBe(1)
  expect(relevance('税', password)).toBe(0)
})
test('letters match in either case, and signs alone match nothing', () => {
  expect(relevance('lpr', ['LPR 是多少'])).toBe(1)
  expect(relevance('？！', password)).toBe(0)
})
