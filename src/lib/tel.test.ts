import { expect, test } from 'vitest'
import { telHref } from './tel.ts'

test('a number with an extension is dialled with a pause before it', () => {
  expect(telHref('12345 转 8')).toBe('tel:12345,8')
  expect(telHref('12345')).toBe('tel:12345')
})
