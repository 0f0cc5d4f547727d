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

/** The syllables of a text in pinyin without tones, one for each character; what has none stands for itself. */
export const soundsOf = (text: string): string[] => [...text].map((one) => syllableOf.get(one) ?? one)

/**
 * How titles sound, one after the other with an END behind each: one look through a long text finds letters in thousands
 * of titles, where a look into each would take a slow device longer than a picture.
 */
export interface Sounds {
  /** How many titles. */
  size: number
  initials: string
  /** Where each title begins there. */
  initialsAt: Uint32Array
  all: string
  /** As long as that, with a BEGIN where a syllable begins. */
  begins: string
  allAt: Uint32Array
}

/** Stands where a syllable begins, and behind each title. */
const BEGIN = '^'
const END = '\n'

/** Spells titles out, so that letters are looked for in all of them at once. */
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

/** Letters from which on the last syllable may be unfinished: somebody types gaox on the way to gaoxin. */
const UNFINISHED = 4

/** Letters with none of these are initials only; h is where an unfinished syllable may end. */
const SYLLABIC = /[aeiouvh]/

/**
 * Which titles sound like what was typed in letters, a bit for each: their initials, or whole syllables one after the
 * other. The last one may be unfinished where another stands before it and enough is typed: erp is no 第二批 and mes no
 * 怎么申请. Nearly every title has a character that begins with a letter: one alone is how the title itself begins.
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
  look(initials, initialsAt, () => true)
  if (!SYLLABIC.test(letters)) return bits
  look(all, allAt, (from) => {
    if (begins[from] !== BEGIN) return false
    const to = from + letters.length
    if (begins[to] === BEGIN || begins[to] === END) return true
    return letters.length >= UNFINISHED && begins.slice(from + 1, to).includes(BEGIN)
  })
  return bits

  /** Sets the bits of the titles in which the letters stand where they may. */
  function look(text: string, starts: Uint32Array, isSounded: (from: number) => boolean) {
    let at = 0
    for (let from = text.indexOf(letters); from >= 0;) {
      while (at + 1 < size && starts[at + 1]! <= from) at += 1
      const fits = isSounded(from)
      if (fits) setBit(bits, at)
      // What else a title has that fits already is passed over.
      from = text.indexOf(letters, fits ? (starts[at + 1] ?? text.length) : from + 1)
    }
  }
}

/** What has a title, and once letters were looked for how that sounds. */
export interface Titled {
  title: string
  sounds?: Sounds
}

/** Whether one title sounds like what was typed in letters ({@link soundingLike}). */
export function soundsLike(one: Titled, letters: string): boolean {
  one.sounds ??= spelled([one.title])
  return hasBit(soundingLike(one.sounds, letters), 0)
}
