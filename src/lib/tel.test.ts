import { expect, test } from 'vitest'
import { telHref } from './tel.ts'

test('an extension is dialled after a pause', () => {
  expect(telHref('12345 转 8')).toBe('tel:12345,8')
  expect(telHref('12345')).toBe('tel:12345')
})
