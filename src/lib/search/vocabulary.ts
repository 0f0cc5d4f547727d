import { goods } from './goods.data.ts'
import { groups } from './groups.data.ts'
import { soundsOf } from './pinyin.ts'

/** A word that a text may have in place of what was typed, and how much that is worth: 1 is what was typed itself. */
export interface Way {
  text: string
  worth: number
}

/** What a word of the field stands for. */
export interface Meaning {
  /** The official word. */
  name: string
  /** Every word that means it, and what it often leads to. */
  words: readonly string[]
  leads: readonly string[]
  /** False where nearly everything has it. */
  tells: boolean
}

/** What another word for the same is worth, and one that it often leads to. */
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

/** What each word means, by the word. */
export const known: ReadonlyMap<string, readonly Meaning[]> = many(meanings, ({ words }) => words)

/** How people ask for money, which nobody means by initials: gq is 高企, not 给钱. */
const asked = /钱|多少/

/** The words of the field by how they sound, whole and by their initials: gaoqi and gq are 高企. */
export const bySound: ReadonlyMap<string, readonly string[]> = many([...known.keys()], (word) => {
  if (!/^\p{Script=Han}{2,}$/u.test(word)) return []
  const sounds = soundsOf(word)
  return [sounds.join(''), ...(asked.test(word) ? [] : [sounds.map(([first]) => first).join('')])]
})

/** The words of four characters and more with one of them left open: 高新*术企业. */
const byGap: ReadonlyMap<string, readonly string[]> = many(
  [...known.keys()].filter((word) => word.length > 3),
  gaps,
)

/** The longest word of the field, in characters. */
export const LONGEST = Math.max(...[...known.keys()].map((word) => word.length))

/** The words of the field that may be meant where one was written wrongly: by its sound, or with one wrong character. */
export function meantBy(typed: string): readonly string[] {
  if (!/^\p{Script=Han}{2,}$/u.test(typed)) return []
  const alike = (bySound.get(soundsOf(typed).join('')) ?? []).filter((word) => word.length === typed.length)
  return alike.length ? alike : [...new Set(gaps(typed).flatMap((one) => byGap.get(one) ?? []))]
}

/** All ways in which texts may have one of some words of the field, the best first; `worth` is that of a word itself. */
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

function many<Row>(rows: readonly Row[], keysOf: (row: Row) => readonly string[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) for (const key of keysOf(row)) found.set(key, [...(found.get(key) ?? []), row])
  return found
}
