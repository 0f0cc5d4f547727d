import { expect, test } from 'vitest'
import { atOnce, inSlices, type Sliced } from './slices.ts'

/** Counts its steps, each of which takes a millisecond. */
function* work(steps: number, done: number[]): Sliced<string> {
  for (let step = 0; step < steps; step += 1) {
    if (step > 0) yield
    const until = performance.now() + 1
    while (performance.now() < until);
    done.push(step)
  }
  return 'made'
}

test('work at once and work in slices make the same', async () => {
  expect(atOnce(work(3, []))).toBe('made')
  expect(await inSlices(work(3, []))).toBe('made')
})

test('between slices others have their turn, and what is wanted no more is left', async () => {
  const done: number[] = []
  let wanted = true
  const slices = inSlices(work(1_000, done), { isWanted: () => wanted })
  await new Promise((turn) => setTimeout(turn))
  wanted = false
  const before = done.length
  expect(await slices).toBeUndefined()
  expect(before).toBeLessThan(100)
  expect(done).toHaveLength(before)
})

test('what begins now is begun before anybody else has a turn', async () => {
  const done: number[] = []
  const slices = inSlices(work(2, done), { now: true })
  expect(done[0]).toBe(0)
  expect(await slices).toBe('made')
  expect(await inSlices(work(30, []), { now: true })).toBe('made')
})
