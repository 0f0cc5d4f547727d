import { expect, test } from 'vitest'
import { ifLockFree, withLock } from './lock.ts'

// Node 20 has no Web Locks: this is the tab's own queue.
const steps: string[] = []
const step = (name: string) => async () => {
  steps.push(`${name} in`)
  await new Promise((done) => setImmediate(done))
  steps.push(`${name} out`)
  return name
}

test('one at a time, in order, also after a failure', async () => {
  const failing = withLock('a', () => Promise.reject(new Error('no')))
  const both = Promise.all([withLock('a', step('first')), withLock('a', step('second'))])
  await expect(failing).rejects.toThrow('no')
  expect(await both).toEqual(['first', 'second'])
  expect(steps).toEqual(['first in', 'first out', 'second in', 'second out'])
})
test('whoever does not want to wait is told so, and gets it once it is free', async () => {
  const holding = withLock('b', step('holder'))
  expect(await ifLockFree('b', step('other'))).toBeUndefined()
  await holding
  expect(await ifLockFree('b', step('other'))).toBe('other')
})
