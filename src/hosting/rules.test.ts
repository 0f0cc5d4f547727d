import { describe, expect, test } from 'vitest'
import { answerTo, FRAME, rules, statusOf } from './rules.ts'

const by = (path: string, method = 'GET') => {
  const answer = answerTo(method, path)
  return answer?.by === 'page' ? answer.file : answer?.by
}

test.each([
  ['/', '/index.html'],
  ['/policy/search', FRAME],
  ['/share', FRAME],
  ['/market/v1.2/list', FRAME],
  ['/app.html', 'file'],
  ['/sw.js', 'file'],
  ['/assets/gone', 'file'],
  ['/.well-known/security.txt', 'file'],
  ['/uaa/api/current-user', 'city'],
  ['/policy/api/ua/news/page', 'city'],
  ['/policy/apiary', FRAME],
])('%s is answered by %s', (path, expected) => {
  expect(by(path)).toBe(expected)
})

test('files of another app are led to the page that says they cannot be kept', () => {
  expect(by('/share', 'POST')).toBe('redirect')
})

test('only hashed files are kept without a question', () => {
  const cacheOf = (path: string) => (answerTo('GET', path) as { cache?: string }).cache
  expect(cacheOf('/assets/main-1a2b3c4d.js')).toMatch(/immutable/)
  for (const path of ['/', '/app.html', '/sw.js', '/policy/search']) expect(cacheOf(path)).toBe('no-cache')
})

describe('an address without a page is 404', () => {
  const pages = [String.raw`^/policy/search/?(\?|$)`]
  const frame = answerTo('GET', '/policy/search') as Parameters<typeof statusOf>[0]
  const home = answerTo('GET', '/') as Parameters<typeof statusOf>[0]
  test.each([
    ['/policy/search?keyword=a', 200],
    ['/POLICY/search/', 200],
    ['/policy/nothing', 404],
  ])('%s: %s', (address, status) => {
    expect(statusOf(frame, address, { pages })).toBe(status)
  })
  test('home has its page in any case', () => {
    expect(statusOf(home, '/?from=wechat', { pages })).toBe(200)
  })
})

test('every rule gives its reason', () => {
  expect(rules.filter(({ note }) => note.length < 5)).toEqual([])
})
