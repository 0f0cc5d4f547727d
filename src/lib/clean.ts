/** Finds unseen characters that belong to what stands before them, and stay with it. */
const meant = [
  // The letters of a region behind its flag.
  /\u{1F3F4}[\u{E0020}-\u{E007F}]+/u,
  // The joiner between two parts of an emoji, as of a family.
  /[\p{ExtPict}\p{EMod}]\uFE0F?\u200D(?=\p{ExtPict})/u,
  // The form of an emoji, of a Han character in a name, of a digit on a key.
  /[\p{ExtPict}\p{Script=Han}][\uFE00-\uFE0F\u{E0100}-\u{E01EF}]|[\d#*]\uFE0F\u20E3/u,
  // The joiners between letters from Arabic (Uyghur) to Sinhala, and the forms of Mongolian ones.
  /[\u0600-\u0DFF\u1800-\u18AA][\u200C\u200D](?=[\u0600-\u0DFF\u1800-\u18AA])|[\u1820-\u18AA][\u180B-\u180F]/u,
]

/**
 * Finds characters that nobody sees: marks of direction, zero-width blanks, marks of the byte order, halves of characters,
 * control characters, the place of a picture that was not copied. Fillers of Hangul are drawn as blanks, and are left to them.
 */
// oxlint-disable-next-line no-control-regex -- Control characters are among what is removed.
const unseen = /(?![\u115F\u1160\u3164\uFFA0])[\p{DI}\p{Cs}\uFFF9-\uFFFC\0-\x08\x0E-\x1F\x7F-\x84\x86-\x9F]/u

const meantOrUnseen = new RegExp(`(${meant.map(({ source }) => source).join('|')})|${unseen.source}`, 'gu')

/** Finds blanks of every kind, with the signs that are drawn as nothing: Braille without dots and the Hangul fillers. */
const blanks = /[\s\x85\u2800\u115F\u1160\u3164\uFFA0]+/g

/** Finds line ends of every system. */
const lineEnds = /\r\n|[\n\r\v\f\x85\u2028\u2029]/

/** Returns a part of a line as people see it: without what is invisible, blanks in a row as one space. */
export const cleanPart = (text: string): string => text.replace(meantOrUnseen, '$1').replace(blanks, ' ')

/** Returns one line of text as people see it, without blanks at its ends. */
export const cleanLine = (text: string): string => cleanPart(text).trim()

/** Returns several lines of text, each one clean, with their line ends as `\n`. Empty lines stay but at the ends. */
export const cleanText = (text: string): string => text.split(lineEnds).map(cleanLine).join('\n').trim()
