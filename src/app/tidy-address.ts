import { attempt } from '#lib/attempt.ts'

/** Ends a sentence that an address stood in, or wraps it; what a keyboard or an editor adds without a trace is among it. */
const BEHIND =
  '。．，、；：！？…—～·”’」』】》〉）］｝.,;:!>’)\u3000\u00a0 \u200b\u200c\u200d\u2060\ufeff\u202a\u202c\u202d\u2069'
/** Opens what these close, which belongs to a word of the address then: 市工信局（中小企业局）. */
const OPENS: Readonly<Record<string, string>> = {
  '）': '（',
  ')': '(',
  '】': '【',
  '》': '《',
  '〉': '〈',
  '」': '「',
  '』': '『',
}
/** Ends with words that somebody looks for, which may hold what they like. */
const WORDS = /[?&](q|keyword|question)=[^&]*$/

const ends = [...BEHIND].map((sign) => ({ sign, coded: encodeURIComponent(sign) }))

/**
 * Takes off an address what stood behind it in the text that it was copied from: a full stop, a bracket, a blank.
 * @param href path, search and hash as the address bar has them
 */
export function tidied(href: string): string {
  let rest = href
  for (;;) {
    if (WORDS.test(rest)) return rest
    const end = ends.find(({ sign, coded }) => rest.endsWith(sign) || rest.toUpperCase().endsWith(coded))
    if (!end || isClosing(rest, end.sign)) return rest
    rest = rest.slice(0, -(rest.endsWith(end.sign) ? end.sign : end.coded).length)
  }
}

/** Tells whether the bracket at the end closes one within the address. */
function isClosing(text: string, sign: string): boolean {
  const opens = OPENS[sign]
  if (opens === undefined) return false
  const plain = attempt(() => decodeURIComponent(text)) ?? text
  return plain.split(opens).length >= plain.split(sign).length
}

/** Puts the address of this page right before anything reads it. */
export function tidyAddress(): void {
  const here = location.pathname + location.search + location.hash
  const right = tidied(here)
  if (right !== here) history.replaceState(history.state, '', right)
}
