import { hasBit, setBit } from '#lib/bigram-index.ts'
import { syllables } from './pinyin.data.ts'

const syllableOf = new Map(
  syllables
    .trim()
    .split(/\s+/)
    .flatMap((group) => {
      const [, syllable = '', characters = ''] = /^([a-z]+)(.+)$/.exec(group) ?? []
      return [...characters].map((one) => [one, syllable] as const)
    }),
)

/**
 * Returns the pinyin syllables of a text without tones, one for each character; characters without one stay
 * as they are.
 */
export const soundsOf = (text: string): string[] => [...text].map((one) => syllableOf.get(one) ?? one)

/**
 * Pinyin of many titles in sequence, each followed by END: one scan of a long text finds letters in thousands
 * of titles, while reading each title would take a slow device longer than a frame.
 */
export interface Sounds {
  /** Number of titles. */
  size: number
  initials: string
  /** Start of each title in `initials`. */
  initialsAt: Uint32Array
  all: string
  /** Syllable starts: as long as `all`, with BEGIN at each start of a syllable. */
  begins: string
  allAt: Uint32Array
}

/** Marks the start of a syllable in `begins`; END follows each title. */
const BEGIN = '^'
const END = '\n'

/** Spells titles in pinyin, so that letters are searched in all of them at once. */
export function spelled(titles: readonly string[]): Sounds {
  const initials: string[] = []
  const all: string[] = []
  const begins: string[] = []
  const [initialsAt, allAt] = [new Uint32Array(titles.length), new Uint32Array(titles.length)]
  let [initialsEnd, allEnd] = [0, 0]
  for (const [at, title] of titles.entries()) {
    const sounds = soundsOf(title)
    const first = sounds.map((sound) => sound[0] ?? '').join('') + END
    const whole = sounds.join('') + END
    initials.push(first)
    all.push(whole)
    begins.push(...sounds.map((sound) => BEGIN.padEnd(sound.length)), END)
    initialsAt[at] = initialsEnd
    allAt[at] = allEnd
    initialsEnd += first.length
    allEnd += whole.length
  }
  const size = titles.length
  return { size, initials: initials.join(''), initialsAt, all: all.join(''), begins: begins.join(''), allAt }
}

/** Number of letters from which the last syllable may be unfinished: gaox matches gaoxin. */
const UNFINISHED = 4

/**
 * Matches letters that may form syllables; letters without any of these are initials. Contains h because an
 * unfinished syllable may end with it.
 */
const SYLLABIC = /[aeiouvh]/

/**
 * Returns a bit for each title that sounds like the typed letters: by its initials, or by consecutive whole
 * syllables. The last syllable may be unfinished if another precedes it and enough is typed: erp does not
 * match 第二批, nor mes 怎么申请. Nearly every title has a character that begins with a given letter, so that a
 * single letter matches only the first character.
 */
export function soundingLike(
  { size, initials, initialsAt, all, begins, allAt }: Sounds,
  letters: string,
): Uint32Array {
  const bits = new Uint32Array(Math.ceil(size / 32))
  if (letters.length === 1) {
    for (let at = 0; at < size; at += 1) if (initials[initialsAt[at]!] === letters) setBit(bits, at)
    return bits
  }
  markMatches(initials, initialsAt, () => true)
  if (!SYLLABIC.test(letters)) return bits
  markMatches(all, allAt, (from) => {
    if (begins[from] !== BEGIN) return false
    const to = from + letters.length
    if (begins[to] === BEGIN || begins[to] === END) return true
    return letters.length >= UNFINISHED && begins.slice(from + 1, to).includes(BEGIN)
  })
  return bits

  /** Sets the bits of the titles with the letters at a valid position. */
  function markMatches(text: string, starts: Uint32Array, isSounded: (from: number) => boolean) {
    let at = 0
    for (let from = text.indexOf(letters); from >= 0;) {
      while (at + 1 < size && starts[at + 1]! <= from) at += 1
      const fits = isSounded(from)
      if (fits) setBit(bits, at)
      // Skips the rest of a title that matches already.
      from = text.indexOf(letters, fits ? (starts[at + 1] ?? text.length) : from + 1)
    }
  }
}

/** Object with a title, and with the pinyin of the title once letters were searched. */
export interface Titled {
  title: string
  sounds?: Sounds
}

/** Returns true if one title sounds like the typed letters ({@link soundingLike}). */
export function soundsLike(one: Titled, letters: string): boolean {
  one.sounds ??= spelled([one.title])
  return hasBit(soundingLike(one.sounds, letters), 0)
}
