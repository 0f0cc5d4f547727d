import type { Sliced } from '#lib/slices.ts'
import { syllables } from './pinyin.data.ts'

const soundOf = new Map(
  syllables
    .trim()
    .split(/\s+/)
    .flatMap((group) => {
      const [, syllable = '', characters = ''] = /^([a-z]+)(.+)$/.exec(group) ?? []
      return [...characters].map((one) => [one, syllable] as const)
    }),
)

/** The syllables of a text in pinyin without tones, one for each character; what has none stands for itself. */
export const soundsOf = (text: string): string[] => [...text].map((one) => soundOf.get(one) ?? one)

/** As many titles as are spelled out at a time: those of all kinds that are searched together. */
const MOST = 20_000

/** A title as it sounds. */
interface Spelled {
  all: string
  /** As long as that, with a BEGIN where a syllable begins. */
  begins: string
  initials: string
  /** What was asked last, and the answer: a search asks each title several times, and many titles are the same. */
  asked: string
  sounds: boolean
}

/** Stands where a syllable begins. */
const BEGIN = '^'

const spelled = new Map<string, Spelled>()

/** Titles that are spelled out before somebody else may go first. */
const AT_ONCE = 256

/** Spells titles out, which takes a while where thousands are new: the first letter that is typed is not to wait for it. */
export function* spelling(titles: Iterable<string>): Sliced<void> {
  let done = 0
  for (const title of titles) {
    if ((done += 1) % AT_ONCE === 0) yield
    spell(title)
  }
}

function spell(title: string): Spelled {
  const known = spelled.get(title)
  if (known) return known
  const sounds = soundsOf(title)
  if (spelled.size >= MOST) spelled.clear()
  // Join them: a text that has grown by `+=` is put together only when a letter first looks into it.
  const initials = sounds.map((sound) => sound[0] ?? '').join('')
  const begins = sounds.map((sound) => BEGIN.padEnd(sound.length)).join('')
  const made: Spelled = { all: sounds.join(''), begins, initials, asked: '', sounds: false }
  spelled.set(title, made)
  return made
}

/** Letters from which on the last syllable may be unfinished: somebody types gaox on the way to gaoxin. */
const UNFINISHED = 4

/**
 * Whether a title sounds like what was typed in letters: its initials, or whole syllables one after the other. The last
 * one may be unfinished where another stands before it and enough is typed: erp is no 第二批 and mes no 怎么申请.
 */
export function soundsLike(title: string, letters: string): boolean {
  const one = spell(title)
  if (one.asked !== letters) {
    one.asked = letters
    one.sounds = sounded(one, letters)
  }
  return one.sounds
}

function sounded({ all, begins, initials }: Spelled, letters: string): boolean {
  if (initials.includes(letters)) return true
  for (let at = all.indexOf(letters); at >= 0; at = all.indexOf(letters, at + 1)) {
    if (begins[at] === BEGIN && isSounded(at, at + letters.length)) return true
  }
  return false

  function isSounded(from: number, to: number): boolean {
    if (to === all.length || begins[to] === BEGIN) return true
    return letters.length >= UNFINISHED && begins.slice(from + 1, to).includes(BEGIN)
  }
}
