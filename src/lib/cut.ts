import { characterCount } from './count.ts'

/** Returns the text in pieces that people see as one character each; where the browser cannot tell, by code points. */
function* seenCharacters(text: string): Iterable<string> {
  // Firefox has it from version 125 on.
  if (!('Segmenter' in Intl)) yield* text
  else for (const { segment } of new Intl.Segmenter('zh').segment(text)) yield segment
}

/** Returns as much of a text's beginning as has `most` characters at most, whole ones as people see them. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  let kept = ''
  let count = 0
  for (const one of seenCharacters(text)) {
    count += characterCount(one)
    if (count > most) break
    kept += one
  }
  return kept
}

/** Returns the first character that people see, for a picture of a name; '' of an empty text. */
export function firstCharacter(text: string): string {
  for (const one of seenCharacters(text)) return one
  return ''
}
