/** Returns a seeded random generator (Mulberry32), so that a run can be repeated. */
export function randomOf(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from, to) => from + Math.floor(next() * (to - from + 1))
  return { next, whole, chance: (share) => next() < share, pick: (from) => from[whole(0, from.length - 1)] }
}
