import { expect, test } from 'vitest'
import { sources } from '#sources.test-kit.ts'
import { demonstration } from './config.ts'

test('each module of the mock city that the demonstration replaces is imported by the words that it looks for', () => {
  const words = sources.filter(({ path }) => path.startsWith('mocks/')).flatMap(({ imports }) => imports)
  const own = [demonstration({}).resolve?.alias ?? []]
    .flat()
    .flatMap((one: object) => ('find' in one && one.find instanceof RegExp ? [one.find] : []))
    .filter(({ source }) => source.includes('ts'))
  expect(own.length).toBeGreaterThan(1)
  expect(own.filter((find) => !words.some((word) => find.test(word)))).toEqual([])
})
