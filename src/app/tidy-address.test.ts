import { expect, test } from 'vitest'
import { tidyHref } from './tidy-address.ts'

const detail = '/policy/search/detail?id=x'

test.each([
  '。',
  '）',
  '，',
  '；',
  '”',
  '、',
  '！',
  '？',
  '】',
  '》',
  '。”',
  '）。',
  ' ',
  '\u3000',
  '\u200b',
  '\ufeff',
  '…',
  ',',
  ')',
  '.',
  ';',
])('%j after a link is removed, encoded or not', (behind) => {
  for (const link of [detail, '/policy/decode/abc', '/roadshow', '/market/list?page=2', '/medium#top']) {
    expect(tidyHref(link + behind)).toBe(link)
    expect(tidyHref(link + encodeURIComponent(behind))).toBe(link)
    expect(tidyHref(link + encodeURIComponent(behind).toLowerCase())).toBe(link)
  }
})

test('an address without anything behind it stays as it is', () => {
  for (const link of [
    '/',
    detail,
    '/policy/search/detail?id=%2212%22',
    '/policy/search?level=%E5%B8%82%E7%BA%A7',
    '/policy/apply?department=%E5%B8%82%E5%B7%A5%E4%BF%A1%E5%B1%80%EF%BC%88%E4%B8%AD%E5%B0%8F%E4%BC%81%E4%B8%9A%E5%B1%80%EF%BC%89',
    '/policy/apply?department=市工信局（中小企业局）',
    '/srdi/form1?a=%ff',
  ])
    expect(tidyHref(link)).toBe(link)
})

test('search words stay as they were typed', () => {
  const search = `/general-search?q=${encodeURIComponent('什么是高企？')}`
  expect(tidyHref(search)).toBe(search)
  expect(tidyHref('/policy/search?page=2&keyword=研发（试行）')).toBe(
    '/policy/search?page=2&keyword=研发（试行）',
  )
})

test('an unmatched closing bracket is removed, a matched one stays', () => {
  expect(tidyHref(`${detail}%EF%BC%88a%EF%BC%89%EF%BC%89`)).toBe(`${detail}%EF%BC%88a%EF%BC%89`)
})
