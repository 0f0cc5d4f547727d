import { goods } from './goods.data.ts'
import { groups } from './groups.data.ts'
import { soundsOf } from './pinyin.ts'

/** Word that a text may contain instead of the typed one, with its worth: 1 for the typed word itself. */
export interface Way {
  text: string
  worth: number
}

/** Meaning of a vocabulary word. */
export interface Meaning {
  /** Official word. */
  name: string
  /** Synonyms, and related words that people often mean. */
  words: readonly string[]
  leads: readonly string[]
  /** False for words that nearly everything contains. */
  tells: boolean
}

/** Worth of a synonym and of a related word. */
const SAME = 0.85
const LEADS = 0.45

const meanings: Meaning[] = (groups.trimEnd() + goods)
  .trim()
  .toLowerCase()
  .split('\n')
  .map((line) => {
    const tells = !line.startsWith('~')
    const [same = '', leads = ''] = line.replace('~', '').split(' > ')
    const words = same.split(' ')
    return { name: words[0] ?? '', words, leads: leads ? leads.split(' ') : [], tells }
  })

/** Meanings by word. */
export const known: ReadonlyMap<string, readonly Meaning[]> = multiMap(meanings, ({ words }) => words)

/** Matches words that ask for money, which nobody types as initials: gq is 高企, not 给钱. */
const moneyWords = /钱|多少/

/** Vocabulary words by their pinyin, whole and as initials: gaoqi and gq are 高企. */
export const bySound: ReadonlyMap<string, readonly string[]> = multiMap([...known.keys()], (word) => {
  if (!/^\p{Script=Han}{2,}$/u.test(word)) return []
  const sounds = soundsOf(word)
  return [sounds.join(''), ...(moneyWords.test(word) ? [] : [sounds.map(([first]) => first).join('')])]
})

/** Vocabulary words of at least four characters by each variant with one character left out: 高新*术企业. */
const byGap: ReadonlyMap<string, readonly string[]> = multiMap(
  [...known.keys()].filter((word) => word.length > 3),
  gaps,
)

/** Length of the longest vocabulary word, in characters. */
export const LONGEST = Math.max(...[...known.keys()].map((word) => word.length))

/**
 * Returns the vocabulary words that may be meant by a misspelt one: with the same sound, or with one wrong
 * character.
 */
export function meantBy(typed: string): readonly string[] {
  if (!/^\p{Script=Han}{2,}$/u.test(typed)) return []
  const alike = (bySound.get(soundsOf(typed).join('')) ?? []).filter((word) => word.length === typed.length)
  return alike.length ? alike : [...new Set(gaps(typed).flatMap((one) => byGap.get(one) ?? []))]
}

/**
 * Returns all ways to write one of some vocabulary words, the best first; `worth` is the worth of a word
 * itself.
 */
export function waysOf(these: readonly string[], worth = 1): Way[] {
  const ways = new Map<string, number>()
  const add = (text: string, value: number) => ways.set(text, Math.max(ways.get(text) ?? 0, value))
  for (const word of these) {
    add(word, worth)
    for (const { words, leads } of known.get(word) ?? []) {
      for (const text of words) add(text, worth * SAME)
      for (const text of leads) add(text, worth * LEADS)
    }
  }
  return [...ways].map(([text, value]) => ({ text, worth: value })).sort((a, b) => b.worth - a.worth)
}

function gaps(word: string): string[] {
  return [...word].map((_, at) => `${word.slice(0, at)}*${word.slice(at + 1)}`)
}

function multiMap<Row>(rows: readonly Row[], keysOf: (row: Row) => readonly string[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) for (const key of keysOf(row)) found.set(key, [...(found.get(key) ?? []), row])
  return found
}
