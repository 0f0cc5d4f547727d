import type { Fields } from '#api/call/fields.ts'
import { saidOf } from './fields.ts'
import { MISSING, wordsAt } from './review-words.ts'

/**
 * Returns what a record says for its page, a line for each field that holds something, in the order of the form. Papers
 * have a list of their own there, and what was agreed to is not repeated.
 * @param words of the fields that come from elsewhere or say more than their value; '' or undefined leaves one out
 */
export function factsOf(
  fields: Fields,
  values: object,
  words: Readonly<Record<string, string | undefined>> = {},
): [label: string, words: string][] {
  const said = saidOf(fields)
  return Object.entries(fields).flatMap(([name, { label, kind }]): [string, string][] => {
    if (kind === 'papers' || kind === 'flag' || kind === 'column') return []
    const text = name in words ? words[name] : wordsAt(name, { values, ...said })
    return text && text !== MISSING ? [[label, text]] : []
  })
}
