import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

test.each([
  ['', ''],
  ['园区班车早高峰满', '园区班车早高峰满'],
  ['园区班车早高峰满员', '园区班车早高峰满…'],
  ['12345678', '12345678'],
  ['123456789', '12345678…'],
  // Eight characters, two of which take two UTF-16 units each; none is split.
  ['𠮷野家门前道路积', '𠮷野家门前道路积'],
  ['𠮷野家门前道路𡌛水', '𠮷野家门前道路𡌛…'],
])('%s is shown as %s', (text, short) => {
  expect(shorten(text)).toBe(short)
})
