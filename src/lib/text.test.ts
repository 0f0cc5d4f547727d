import { expect, test } from 'vitest'
import { shorten } from './text.ts'

test('a text of up to 8 characters stays whole', () => {
  expect(shorten('')).toBe('')
  expect(shorten('海澜精密制造公司')).toBe('海澜精密制造公司')
})

test('a longer one keeps its first 8 characters and says that there is more', () => {
  expect(shorten('海澜精密制造有限公司')).toBe('海澜精密制造有限…')
})

test('a character outside the basic plane is never cut in half', () => {
  expect(shorten('𠮷野家餐饮管理有限公司')).toBe('𠮷野家餐饮管理有…')
})
