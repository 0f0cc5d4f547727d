import { type BitsOf, hasBit, cachedByWord, setBit } from '#lib/bigram-index.ts'
import { memoizeByObject } from '#lib/memoize-by-object.ts'
import { soundsLike, type Titled } from './pinyin.ts'
import type { Sense, Term } from './understand.ts'
import type { Way } from './vocabulary.ts'

/** Searchable texts of a row, all in lower case. */
export interface Found extends Titled {
  /** Facts beside its title: kind, place, names, tags. */
  facts?: string
  /** Returns true if its text contains a word. */
  inText?: (word: string) => boolean
}

/** Builds the searchable texts of a row from texts in any case. */
export function foundBy(title: string, facts: readonly (string | undefined)[] = [], text = ''): Found {
  const lower = text.toLowerCase()
  return {
    title: title.toLowerCase(),
    facts: facts.join('\n').toLowerCase(),
    inText: (word) => lower.includes(word),
  }
}

/** Quality of a match; higher is better. */
export interface Fit {
  /** Score from 0 to slightly above 1: how much of the search text matched, and in which place. */
  score: number
  /** Grade of the match; 3: all in the title; 2: in title and facts; 1: in the text, too; 0: most of it. */
  grade: number
}

/** Worth of a word by its place. */
const FACTS = 0.7
const TEXT = 0.3
/**
 * Worth of a title that sounds like the typed letters: less than the letters themselves in title or facts.
 */
const TITLE_SOUND = 0.65
/** Weight below which a term distinguishes little. */
const INDISTINCT = 0.5
/** Minimum share of the search text that must match, unless less is requested. */
export const MOST = 0.6
/** Bonus when the words appear together in the title, and when the title contains little else. */
const TOGETHER = 0.1
const CLOSE = 0.15

/** Fit of a title that sounds like letters that were split into several words: gxjs is 高新技术, too. */
const SOUNDS: Fit = { score: 0.5, grade: 2 }

/** Way of writing a term, with a bit for each row that may contain it; without bits any row may. */
interface PlacedWay extends Way {
  bits?: Uint32Array
}

interface PlacedTerm extends Term {
  ways: readonly PlacedWay[]
  /** Rows that may contain one of the ways; without bits any row may. */
  inWays?: Uint32Array
  /** Rows that may contain one of the ways, or sound like the letters. */
  bits?: Uint32Array
  /** Rows with a title that sounds like the letters, if the term has letters. */
  sounds?: Uint32Array
}

/** Sense of a search, with the facts that are the same for all rows. */
interface PlacedSense extends Sense {
  terms: readonly PlacedTerm[]
  /** Rows with a title that sounds like all the letters, if only letters were typed. */
  sounds?: Uint32Array
  /** Total weight of the terms. */
  totalWeight: number
  hasDistinctive: boolean
}

/** Returns how well a row matches the search; undefined when less than `least` of it matches, as a share. */
export const fitOf = (sense: Sense, found: Found, least = MOST): Fit | undefined =>
  fitAtPlace(
    memoizeByObject(placed, sense, () => placedOf(sense, sense.terms)),
    found,
    least,
  )

const placed = new WeakMap<object, unknown>()

const placedOf = (sense: Sense, terms: readonly PlacedTerm[]): PlacedSense => ({
  ...sense,
  terms,
  totalWeight: terms.reduce((sum, { weight }) => sum + weight, 0),
  hasDistinctive: terms.some(({ weight }) => weight > INDISTINCT),
})

/** Returns the fit of the row at this position, if it is known which rows may contain a word. */
function fitAtPlace(sense: PlacedSense, found: Found, least: number, at?: number): Fit | undefined {
  const fit = fitOfWords(sense, found, least, at)
  return fit ?? (sense.letters && isSounded(found, sense.letters, sense.sounds, at) ? SOUNDS : undefined)
}

const isSounded = (found: Found, letters: string, sounds: Uint32Array | undefined, at?: number) =>
  sounds && at !== undefined ? hasBit(sounds, at) : soundsLike(found, letters)

// Uses only local numbers, because thousands of rows are read for each letter, and objects would double the
// time of each.
function fitOfWords(sense: PlacedSense, found: Found, least: number, at?: number): Fit | undefined {
  const { terms, phrase, totalWeight, hasDistinctive } = sense
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
      // The ways are sorted: no later one is worth more.
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
    if (letters && best < TITLE_SOUND && isSounded(found, letters, sounds, at)) {
      best = TITLE_SOUND
      place = 3
      length = letters.length / 2
    }
    score += best * weight
    covered += length
    if (best > 0) has += weight
    isNamed ||= place > 1 && weight === 1 && ways.length > 1
    // A term that nearly everything contains may be missing when all distinguishing terms are present.
    grade = Math.min(grade, hasDistinctive && weight < INDISTINCT ? Math.max(1, place) : place)
  }
  if (has < totalWeight * least || totalWeight === 0) return undefined
  // With less than most of it, title or facts must contain a word of the vocabulary.
  if (least < MOST && !isNamed) return undefined
  const together = terms.length > 1 && title.includes(phrase) ? TOGETHER : 0
  const close = title ? Math.min(1, covered / title.length) * CLOSE : 0
  return { score: score / totalWeight + together + close, grade }
}

/** Facts known about rows without reading them, a bit for each row; missing when unknown. */
export interface Lookup {
  /** Rows that may contain a word. */
  bitsOf?: BitsOf
  /** Rows with a title that sounds like letters. */
  soundsOf?: (letters: string) => Uint32Array
}

/** Rows to search, by position. */
interface Known extends Lookup {
  size: number
  foundAt: (at: number) => Found
}

/** Search among rows. */
interface Fitting {
  /** Returns how well the row at a position fits, the same as {@link fitOf}. */
  fitAt: (at: number, least?: number) => Fit | undefined
  /** Rows that may fit; undefined when any may. */
  some: Uint32Array | undefined
}

/**
 * Prepares a search that reads a row only if enough of the search text may match, and only for the words that
 * it may contain. Always searches all rows, because narrowing the result of the previous letters would lose
 * rows: 小巨 does not find 专精特新, 小巨人 does. Price: a second, small index in memory over titles and facts.
 */
export function fitsIn(sense: Sense, { size, foundAt, bitsOf, soundsOf }: Known): Fitting {
  const soundingOf = soundsOf ?? cachedByWord(scanTitles(size, foundAt))
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
  // Excludes most rows by a single bit.
  const some = anyOf(sounds ? [...terms, { bits: sounds }] : terms, size)
  const fitAt: Fitting['fitAt'] = (at, least = MOST) => {
    if (some && !hasBit(some, at)) return undefined
    let has = 0
    for (const { weight, bits } of terms) if (!bits || hasBit(bits, at)) has += weight
    const isIn = has >= placed.totalWeight * least || (sounds && hasBit(sounds, at))
    return isIn ? fitAtPlace(placed, foundAt(at), least, at) : undefined
  }
  return { fitAt, some }
}

/** Finds the rows with a title that sounds like letters by reading each title. */
const scanTitles = (size: number, foundAt: Known['foundAt']) => (letters: string) => {
  const bits = new Uint32Array(Math.ceil(size / 32))
  for (let at = 0; at < size; at += 1) if (soundsLike(foundAt(at), letters)) setBit(bits, at)
  return bits
}

/** Returns the rows that may match at least one of these; undefined for all rows. */
function anyOf(these: readonly { bits?: Uint32Array }[], size: number): Uint32Array | undefined {
  const any = new Uint32Array(Math.ceil(size / 32))
  for (const { bits } of these) {
    if (!bits) return undefined
    for (let at = 0; at < any.length; at += 1) any[at]! |= bits[at]!
  }
  return any
}
