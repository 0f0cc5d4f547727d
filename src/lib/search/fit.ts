import { type BitsOf, hasBit, lookedUpOnce, setBit } from '#lib/bigram-index.ts'
import { made } from '#lib/made.ts'
import { soundsLike, type Titled } from './pinyin.ts'
import type { Sense, Term } from './understand.ts'
import type { Way } from './vocabulary.ts'

/** What something is found by. All of it in lower case. */
export interface Found extends Titled {
  /** What it is, beside its title: kind, place, who, tags. */
  facts?: string
  /** Whether its text has a word. */
  inText?: (word: string) => boolean
}

/** What something is found by, of texts as they stand. */
export function foundBy(title: string, facts: readonly (string | undefined)[] = [], text = ''): Found {
  const lower = text.toLowerCase()
  return {
    title: title.toLowerCase(),
    facts: facts.join('\n').toLowerCase(),
    inText: (word) => lower.includes(word),
  }
}

/** How well something fits; bigger is better. */
export interface Fit {
  /** 0 to 1 and a little: how much of what is looked for it has, and where. */
  score: number
  /** 3: all of it in the title; 2: in title and facts; 1: in the text too; 0: most of it. */
  grade: number
}

/** What a word is worth in each place. */
const FACTS = 0.7
const TEXT = 0.3
/** What it is worth that the title sounds like letters: less than that title or facts have the letters themselves. */
const SOUNDED = 0.65
/** Below it a term says little. */
const UNTOLD = 0.5
/** How much of what is looked for something must have, unless less is asked. */
export const MOST = 0.6
/** What it adds that the words stand together in the title, and that the title says little else. */
const TOGETHER = 0.1
const CLOSE = 0.15

/** What it is worth that the title sounds like letters that were taken for several words: gxjs is 高新技术 too. */
const SOUNDS: Fit = { score: 0.5, grade: 2 }

/** A way of which is known which rows may have it, a bit for each; without them any row may. */
interface PlacedWay extends Way {
  bits?: Uint32Array
}

interface PlacedTerm extends Term {
  ways: readonly PlacedWay[]
  /** Which rows may have it in any of these; without them any row may. */
  inWays?: Uint32Array
  /** The same, or sound like its letters. */
  bits?: Uint32Array
  /** Which rows' titles sound like its letters, where it has some. */
  sounds?: Uint32Array
}

/** What is looked for, with what all rows that are looked at have in common. */
interface PlacedSense extends Sense {
  terms: readonly PlacedTerm[]
  /** Which rows' titles sound like all the letters, where only letters were typed. */
  sounds?: Uint32Array
  /** What the terms weigh together, and whether one of them tells something. */
  all: number
  isTold: boolean
}

/** How well this fits the question; undefined where it has too little of it: less than `least`, as a share. */
export const fitOf = (sense: Sense, found: Found, least = MOST): Fit | undefined =>
  fitAtPlace(
    made(placed, sense, () => placedOf(sense, sense.terms)),
    found,
    least,
  )

const placed = new WeakMap<object, unknown>()

const placedOf = (sense: Sense, terms: readonly PlacedTerm[]): PlacedSense => ({
  ...sense,
  terms,
  all: terms.reduce((sum, { weight }) => sum + weight, 0),
  isTold: terms.some(({ weight }) => weight > UNTOLD),
})

/** The same for the row at this place, where it is known which rows may have a word. */
function fitAtPlace(sense: PlacedSense, found: Found, least: number, at?: number): Fit | undefined {
  const fit = fitOfWords(sense, found, least, at)
  return fit ?? (sense.letters && isSounded(found, sense.letters, sense.sounds, at) ? SOUNDS : undefined)
}

const isSounded = (found: Found, letters: string, sounds: Uint32Array | undefined, at?: number) =>
  sounds && at !== undefined ? hasBit(sounds, at) : soundsLike(found, letters)

// Written out with numbers alone: thousands of rows are looked at for a letter, and objects would double what each takes.
function fitOfWords(sense: PlacedSense, found: Found, least: number, at?: number): Fit | undefined {
  const { terms, phrase, all, isTold } = sense
  const { title, facts, inText } = found
  let score = 0
  let has = 0
  let covered = 0
  let grade = 3
  let isNamed = false
  for (const term of terms) {
    const { ways, inWays, letters, sounds, weight } = term
    let best = 0
    let place = 0
    let length = 0
    const mayHave = !inWays || at === undefined || hasBit(inWays, at)
    for (const { text, worth, bits } of mayHave ? ways : []) {
      // The ways are in order: none that follows is worth more.
      if (worth <= best) break
      if (bits && at !== undefined && !hasBit(bits, at)) continue
      if (title.includes(text)) {
        best = worth
        place = 3
        length = text.length
      } else if (worth * FACTS > best && facts?.includes(text)) {
        best = worth * FACTS
        place = 2
        length = 0
      } else if (worth * TEXT > best && inText?.(text)) {
        best = worth * TEXT
        place = 1
        length = 0
      }
    }
    if (letters && best < SOUNDED && isSounded(found, letters, sounds, at)) {
      best = SOUNDED
      place = 3
      length = letters.length / 2
    }
    score += best * weight
    covered += length
    if (best > 0) has += weight
    isNamed ||= place > 1 && weight === 1 && ways.length > 1
    // Where all that tells something is there, one that nearly everything has may be missing.
    grade = Math.min(grade, isTold && weight < UNTOLD ? Math.max(1, place) : place)
  }
  if (has < all * least || all === 0) return undefined
  // With less than most of it, its title or facts must have a word that the field knows.
  if (least < MOST && !isNamed) return undefined
  const together = terms.length > 1 && title.includes(phrase) ? TOGETHER : 0
  const close = title ? Math.min(1, covered / title.length) * CLOSE : 0
  return { score: score / all + together + close, grade }
}

/** What is known of rows without looking into them, a bit for each; missing where nothing is. */
export interface Lookup {
  /** Which of them may have a word. */
  bitsOf?: BitsOf
  /** The titles of which of them sound like letters. */
  soundsOf?: (letters: string) => Uint32Array
}

/** Rows to be searched, each by its place. */
interface Known extends Lookup {
  size: number
  foundAt: (at: number) => Found
}

/** What is looked for among rows. */
interface Fitting {
  /** How well the row at a place fits, the same as {@link fitOf}. */
  fitAt: (at: number, least?: number) => Fit | undefined
  /** Which rows may fit; undefined where any may. */
  some: Uint32Array | undefined
}

/** Looks into rows only where enough of what is looked for may be, and only for the words that they may have. */
export function fitsIn(sense: Sense, { size, foundAt, bitsOf, soundsOf }: Known): Fitting {
  const soundingOf = soundsOf ?? lookedUpOnce(lookingAtEach(size, foundAt))
  const bitsOfSound = (letters: string | undefined) =>
    letters === undefined ? undefined : soundingOf(letters)
  const terms = sense.terms.map((term) => {
    const ways = term.ways.map((way) => ({ ...way, bits: bitsOf?.(way.text) }))
    const sounds = bitsOfSound(term.letters)
    const inWays = anyOf(ways, size)
    const bits = sounds ? anyOf([{ bits: inWays }, { bits: sounds }], size) : inWays
    return { ...term, ways, inWays, sounds, bits }
  })
  const sounds = bitsOfSound(sense.letters)
  const placed = { ...placedOf(sense, terms), sounds }
  // Most rows have none of it, which one look tells.
  const some = anyOf(sounds ? [...terms, { bits: sounds }] : terms, size)
  const fitAt: Fitting['fitAt'] = (at, least = MOST) => {
    if (some && !hasBit(some, at)) return undefined
    let has = 0
    for (const { weight, bits } of terms) if (!bits || hasBit(bits, at)) has += weight
    const isIn = has >= placed.all * least || (sounds && hasBit(sounds, at))
    return isIn ? fitAtPlace(placed, foundAt(at), least, at) : undefined
  }
  return { fitAt, some }
}

/** The rows whose titles sound like letters, where each has to be asked. */
const lookingAtEach = (size: number, foundAt: Known['foundAt']) => (letters: string) => {
  const bits = new Uint32Array(Math.ceil(size / 32))
  for (let at = 0; at < size; at += 1) if (soundsLike(foundAt(at), letters)) setBit(bits, at)
  return bits
}

/** The rows that may have one of these at least; undefined for all of them. */
function anyOf(these: readonly { bits?: Uint32Array }[], size: number): Uint32Array | undefined {
  const any = new Uint32Array(Math.ceil(size / 32))
  for (const { bits } of these) {
    if (!bits) return undefined
    for (let at = 0; at < any.length; at += 1) any[at]! |= bits[at]!
  }
  return any
}
