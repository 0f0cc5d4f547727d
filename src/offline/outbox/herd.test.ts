import { expect, test } from 'vitest'
import { waitAsAsked } from './queue.ts'
import { waitAfterOutage } from './spread.ts'

/** Devices with one waiting item each, in a model of 1 : 100: 500,000 of a city come back in the same second. */
const DEVICES = 5_000
/** Calls that the city takes in a second (2,000 at full size); it answers the others with 503 and Retry-After. */
const CAPACITY = 20
const RETRY_AFTER = 30_000
/** Duration of the outage in milliseconds: an hour. */
const AWAY = 3_600_000

/** Returns the same random numbers at each run (mulberry32). */
function randomOf(seed: number): () => number {
  let at = seed
  return () => {
    at = (at + 0x6d2b79f5) | 0
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Waits {
  /** Milliseconds until the first try, and after each refusal. */
  first: () => number
  again: () => number
}

/** Returns calls in each second, tries of all devices, and the second in which the last item has arrived. */
function comeBack({ first, again }: Waits) {
  const calls: number[] = []
  let due = Array.from({ length: DEVICES }, first)
  for (let second = 0; due.length > 0; second += 1) {
    const end = (second + 1) * 1_000
    const now = due.filter((time) => time < end).sort((a, b) => a - b)
    calls.push(now.length)
    due = [...due.filter((time) => time >= end), ...now.slice(CAPACITY).map((time) => time + again())]
  }
  const tries = calls.reduce((sum, one) => sum + one, 0) / DEVICES
  return { first: calls[0]!, later: Math.max(...calls.slice(60)), tries, seconds: calls.length }
}

test('500,000 devices that come back at once are spread, and all items arrive while the city is busy throughout', () => {
  const random = randomOf(53)
  const spread = comeBack({
    first: () => waitAfterOutage(AWAY, undefined, random()),
    again: () => waitAsAsked(RETRY_AFTER, random()),
  })
  const herd = comeBack({ first: () => 0, again: () => RETRY_AFTER })
  console.warn('spread', spread, 'without', herd)
  // A tenth of all in the first second instead of all, and waves that become flat instead of none.
  expect(spread.first).toBeLessThan(DEVICES / 8)
  expect(herd.first).toBe(DEVICES)
  expect(spread.later).toBeLessThan(DEVICES / 20)
  expect(herd.later).toBeGreaterThan(DEVICES * 0.9)
  // The city's least possible time is 250 s.
  expect(spread.seconds).toBeLessThan(600)
  expect(herd.seconds).toBeGreaterThan(7_000)
  expect(spread.tries).toBeLessThan(8)
  expect(herd.tries).toBeGreaterThan(100)
})
test('a person whose own line was away for less than a minute waits for nothing', () => {
  expect(waitAfterOutage(59_000, undefined, 1)).toBe(0)
  expect(waitAfterOutage(60_000, undefined, 1)).toBe(10_000)
  expect(waitAfterOutage(AWAY, undefined, 0.5)).toBe(5_000)
})
test('a Retry-After is never cut short, and its spread has an end', () => {
  expect([0, 1].map((chance) => waitAsAsked(30_000, chance))).toEqual([30_000, 60_000])
  expect(waitAsAsked(86_400_000, 1)).toBe(87_000_000)
})
