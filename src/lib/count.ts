/**
 * Returns the number of characters of a text: code points, which every engine counts alike. Field, counter,
 * contract and mock use this one unit. An emoji composed of several code points counts as several.
 */
export function characterCount(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
