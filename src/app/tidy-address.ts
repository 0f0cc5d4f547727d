import { attempt } from '#lib/attempt.ts'

/**
 * Characters that end or enclose an address in a sentence, invisible ones of keyboards and editors included.
 */
const TRAILING =
  '。．，、；：！？…—～·”’」』】》〉）］｝.,;:!>’)\u3000\u00a0 \u200b\u200c\u200d\u2060\ufeff\u202a\u202c\u202d\u2069'
/** Opening brackets by their closing ones; a matched pair belongs to the address: 市工信局（中小企业局）. */
const OPENS: Readonly<Record<string, string>> = {
  '）': '（',
  ')': '(',
  '】': '【',
  '》': '《',
  '〉': '〈',
  '」': '「',
  '』': '『',
}
/** Matches an address that ends with search words, which may contain any character. */
const WORDS = /[?&](q|keyword|question)=[^&]*$/

const ends = [...TRAILING].map((sign) => ({ sign, coded: encodeURIComponent(sign) }))

/**
 * Removes from the end of an address the characters of the text that it was copied from: a full stop, a
 * bracket, a blank.
 * @param href path, search and hash as in the address bar
 */
export function tidyHref(href: string): string {
  let rest = href
  for (;;) {
    if (WORDS.test(rest)) return rest
    const end = ends.find(({ sign, coded }) => rest.endsWith(sign) || rest.toUpperCase().endsWith(coded))
    if (!end || isClosing(rest, end.sign)) return rest
    rest = rest.slice(0, -(rest.endsWith(end.sign) ? end.sign : end.coded).length)
  }
}

/** Returns true if the bracket at the end matches one within the address. */
function isClosing(text: string, sign: string): boolean {
  const opens = OPENS[sign]
  if (opens === undefined) return false
  const plain = attempt(() => decodeURIComponent(text)) ?? text
  return plain.split(opens).length >= plain.split(sign).length
}

/** Corrects the address of this page before any other code reads it. */
export function tidyAddress(): void {
  const here = location.pathname + location.search + location.hash
  const right = tidyHref(here)
  if (right !== here) history.replaceState(history.state, '', right)
}
