import { expect, test } from 'vitest'
import { drift, DRIFT_SPEED } from './drift.ts'

const room = { width: 100, height: 50 }
const start = { x: 10, y: 10, vx: DRIFT_SPEED, vy: DRIFT_SPEED }

test('one px in 20 ms, whatever the frames', () => {
  expect(drift(start, room, 20)).toEqual({ ...start, x: 11, y: 11 })
  const twice = drift(drift(start, room, 7), room, 13)
  expect(twice.x).toBeCloseTo(11)
})

test('it turns at each edge', () => {
  const down = drift(start, room, 20 * 50)
  expect(down).toMatchObject({ x: 60, y: 40, vx: DRIFT_SPEED, vy: -DRIFT_SPEED })
  const up = drift({ ...start, vx: -DRIFT_SPEED, vy: -DRIFT_SPEED }, room, 20 * 15)
  expect(up).toMatchObject({ x: 5, y: 5, vx: DRIFT_SPEED, vy: DRIFT_SPEED })
})

test('it is inside after an hour in the background, in a window made smaller, and where there is no room', () => {
  for (const size of [room, { width: 3, height: 0 }]) {
    const { x, y } = drift({ ...start, x: 500 }, size, 3_600_123)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(size.width)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(size.height)
  }
})
