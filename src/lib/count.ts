/**
 * Returns how many characters a text has: code points, which every engine counts alike. Field, counter, contract and mock
 * count in this one unit. An emoji that is put together of several counts as several.
 */
export function characterCount(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
