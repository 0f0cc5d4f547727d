// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { fades, Pace } from './fade-pages.ts'

const place = (pathname: string, search = {}) => ({ pathname, search })
const page = (html: string) => new DOMParser().parseFromString(html, 'text/html')

test.each([
  ['/roadshow', '/roadshow/activity-1'],
  ['/roadshow/activity-1', '/roadshow'],
  ['/policy/search', '/policy/search/detail'],
  ['/policy/decode', '/policy/decode/decode-1'],
  ['/', '/roadshow/news-detail'],
  ['/user/my-declare', '/policy/search/detail'],
])('Pages fade from %s to %s', (from, to) => {
  expect(fades(place(from), place(to), page(''))).toBe(true)
})

test.each([
  ['/roadshow', '/policy/search'],
  ['/roadshow/activity-1', '/poster/activity-1'],
  ['/policy/search/detail', '/policy/decode/decode-1'],
  ['/policy/search/detail', '/declare/apply/create/item-1'],
  ['/policy/search/detail', '/auth/login'],
])('Pages do not fade from %s to %s', (from, to) => {
  expect(fades(place(from), place(to), page(''))).toBe(false)
})

test('Nothing fades over a form, over a dialog, at the first page, or to the form of an objection', () => {
  const [list, record] = [place('/declare/public'), place('/declare/public/detail', { id: '1' })]
  expect(fades(list, record, page('<form></form>'))).toBe(false)
  expect(fades(list, record, page('<form role="search"></form>'))).toBe(true)
  expect(fades(list, record, page('<div role="dialog"></div>'))).toBe(false)
  expect(fades(undefined, record, page(''))).toBe(false)
  expect(fades(list, place(record.pathname, { id: '1', view: 'objection' }), page(''))).toBe(false)
})

test('A device fades after one quick page, and never again after a late fade', () => {
  const pace = new Pace()
  expect(pace.allowsFade).toBe(false)
  pace.note(300, false)
  expect(pace.allowsFade).toBe(false)
  pace.note(60, false)
  expect(pace.allowsFade).toBe(true)
  pace.note(90, true)
  expect(pace.allowsFade).toBe(true)
  pace.note(160, true)
  pace.note(60, false)
  expect(pace.allowsFade).toBe(false)
})
