import type { Fields } from '#api/call/fields.ts'
import { formatsOf } from './fields.ts'
import { MISSING, wordsAt } from './review-words.ts'

/**
 * Returns label and text of each filled-in field for a record's page, in the form's order. Leaves out papers, which
 * have a list of their own there, and consents.
 * @param words text of fields that is computed or longer than their value; '' or undefined leaves the field out
 */
export function factsOf(
  fields: Fields,
  values: object,
  words: Readonly<Record<string, string | undefined>> = {},
): [label: string, words: string][] {
  const formats = formatsOf(fields)
  return Object.entries(fields).flatMap(([name, { label, kind }]): [string, string][] => {
    if (kind === 'papers' || kind === 'flag' || kind === 'column') return []
    const text = name in words ? words[name] : wordsAt(name, { values, ...formats })
    return text && text !== MISSING ? [[label, text]] : []
  })
}
