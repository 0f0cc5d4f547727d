import { characterCount } from './count.ts'

/**
 * Splits a text into characters as people see them (grapheme clusters), or into code points if the browser
 * has no Segmenter.
 */
function* visibleCharacters(text: string): Iterable<string> {
  // Firefox supports Segmenter from version 125 on.
  if (!('Segmenter' in Intl)) yield* text
  else for (const { segment } of new Intl.Segmenter('zh').segment(text)) yield segment
}

/** Returns the beginning of a text with at most `most` characters, without splitting a visible character. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  let result = ''
  let count = 0
  for (const one of visibleCharacters(text)) {
    count += characterCount(one)
    if (count > most) break
    result += one
  }
  return result
}

/** Returns the first visible character, for an avatar with a name; '' for an empty text. */
export function firstCharacter(text: string): string {
  for (const one of visibleCharacters(text)) return one
  return ''
}

/** Returns the first two characters of a name, to stand for it on a plate: 澄岳. */
export const initialsOf = (name: string): string => [...name].slice(0, 2).join('')
