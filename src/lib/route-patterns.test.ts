import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addressSource, routePatterns } from './route-patterns.ts'

const patterns = routePatterns(readFileSync('src/routeTree.gen.ts', 'utf8'))

test('each pattern of the list is there once, but the one of what is nowhere', () => {
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
