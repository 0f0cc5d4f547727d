import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addressSource, routePatterns } from './route-patterns.ts'

const patterns = routePatterns(readFileSync('src/routeTree.gen.ts', 'utf8'))

test('each pattern of the list appears once, except the one for unknown addresses', () => {
  expect(patterns).toEqual(
    expect.arrayContaining(['/', '/market', '/policy/decode/$id', '/declare/apply/$action/{-$id}']),
  )
  expect(new Set(patterns).size).toBe(patterns.length)
  expect(patterns.filter((one) => /.\/$|\/\$$/.test(one))).toEqual([])
})

test.each([
  ['/', ['/'], ['/a']],
  ['/market', ['/market', '/market/', '/Market'], ['/market/a', '/markets', '/a/market']],
  ['/policy/decode/$id', ['/policy/decode/a.b'], ['/policy/decode', '/policy/decode/a/b']],
  ['/poster/{-$id}', ['/poster', '/poster/a'], ['/poster/a/b', '/postera']],
  ['/a/$do/{-$id}', ['/a/view', '/a/view/b'], ['/a', '/a/view/b/c']],
  ['/a.b', ['/a.b'], ['/aXb']],
])('%s is the pattern of %j, and not of %j', (pattern, of, notOf) => {
  const address = new RegExp(addressSource(pattern), 'i')
  expect([...of, ...notOf].filter((one) => address.test(one))).toEqual(of)
})

test('a page limited to some words has only their addresses', () => {
  const address = new RegExp(addressSource('/a/$action/{-$id}', { only: 'add|(edit|view)/[^/]+' }))
  const all = ['/a/add', '/a/view/1?x=2', '/a/edit/1/', '/a/add/1', '/a/view', '/a/zzz/1', '/a/view/1/2']
  expect(all.filter((one) => address.test(one))).toEqual(['/a/add', '/a/view/1?x=2', '/a/edit/1/'])
})

test('a page of one record requires its id in the address', () => {
  const address = new RegExp(addressSource('/a/detail', { needs: ['id', 'code'] }))
  const all = ['/a/detail?id=1', '/a/detail/?x=2&code=3', '/a/detail', '/a/detail?id=', '/a/detail?kid=1']
  expect(all.filter((one) => address.test(one))).toEqual(['/a/detail?id=1', '/a/detail/?x=2&code=3'])
})
