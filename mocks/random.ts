/** Seeded random numbers, so that a world with the same seed is the same world. */
export interface Random {
  /** Returns a number from 0 (included) to 1 (excluded). */
  next: () => number
  /** Returns a whole number from `from` to `to`, both included. */
  whole: (from: number, to: number) => number
  /** Returns one of the entries. */
  pick: <T>(from: readonly T[]) => T
  /** Returns `count` different entries, in their original order. */
  some: <T>(from: readonly T[], count: number) => T[]
  /** Returns true with this probability. */
  chance: (probability: number) => boolean
  /** Returns the state, from which the same numbers follow. */
  state: () => number
}

/**
 * Creates a generator by Mulberry32 over a hash of `seed`, or one that goes on from a state: small, fast, and even
 * enough for texts and dates.
 */
export function randomOf(seed: string, from?: number): Random {
  let state =
    from ?? [...seed].reduce((hash, char) => Math.imul(hash ^ char.codePointAt(0)!, 0x01000193), 0x811c9dc5)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    pick: (from) => from[whole(0, from.length - 1)]!,
    some(from, count) {
      const left = from.map((_, index) => index)
      const chosen = Array.from(
        { length: Math.min(count, left.length) },
        () => left.splice(whole(0, left.length - 1), 1)[0]!,
      )
      return chosen.sort((a, b) => a - b).map((index) => from[index]!)
    },
    chance: (probability) => next() < probability,
    state: () => state,
  }
}

/** Letters and digits that are not confused with each other when read aloud or copied. */
const SIGNS = [...'23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz']

/** Draws a code of eight such characters. */
export const codeDrawn = (random: Random): string =>
  Array.from({ length: 8 }, () => random.pick(SIGNS)).join('')
