import * as v from 'valibot'
import { characterCount } from '#lib/count.ts'

/** Returns the non-empty lines of a text, for a field with one entry per line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/**
 * Returns the schema of a text with one entry per line. @param most most entries @param inLine most characters of an
 * entry
 */
export const Lines = (most: number, inLine = 100) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => linesOf(text).length <= most && linesOf(text).every((line) => characterCount(line) <= inLine),
      `每行一项，最多 ${String(most)} 行，每行最多 ${String(inLine)} 个字`,
    ),
  )
