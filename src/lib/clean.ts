/** Patterns of invisible characters that modify the character before them, and are kept. */
const modifiers = [
  // Letters of a region after its flag.
  /\u{1F3F4}[\u{E0020}-\u{E007F}]+/u,
  // Joiner between two parts of an emoji, such as a family.
  /[\p{ExtPict}\p{EMod}]\uFE0F?\u200D(?=\p{ExtPict})/u,
  // Variation selector of an emoji, of a Han character in a name, or of a digit on a key.
  /[\p{ExtPict}\p{Script=Han}][\uFE00-\uFE0F\u{E0100}-\u{E01EF}]|[\d#*]\uFE0F\u20E3/u,
  // Joiners between letters from Arabic (Uyghur) to Sinhala, and variation selectors of Mongolian.
  /[\u0600-\u0DFF\u1800-\u18AA][\u200C\u200D](?=[\u0600-\u0DFF\u1800-\u18AA])|[\u1820-\u18AA][\u180B-\u180F]/u,
]

/**
 * Matches invisible characters: marks of direction, zero-width blanks, byte order marks, lone surrogates,
 * control characters, the placeholder of a picture that was not copied. Leaves Hangul fillers to `blanks`,
 * because they render as blanks.
 */
// oxlint-disable-next-line no-control-regex -- control characters are removed, too
const hidden = /(?![\u115F\u1160\u3164\uFFA0])[\p{DI}\p{Cs}\uFFF9-\uFFFC\0-\x08\x0E-\x1F\x7F-\x84\x86-\x9F]/u

const modifierOrHidden = new RegExp(
  `(${modifiers.map(({ source }) => source).join('|')})|${hidden.source}`,
  'gu',
)

/**
 * Matches blanks of every kind, and characters that render as nothing: Braille without dots and the Hangul
 * fillers.
 */
const blanks = /[\s\x85\u2800\u115F\u1160\u3164\uFFA0]+/g

/** Matches line ends of every system. */
const lineEnds = /\r\n|[\n\r\v\f\x85\u2028\u2029]/

/**
 * Returns a part of a line as people see it: without invisible characters, consecutive blanks as one space.
 */
export const cleanPart = (text: string): string => text.replace(modifierOrHidden, '$1').replace(blanks, ' ')

/** Returns one line of text as people see it, without blanks at its ends. */
export const cleanLine = (text: string): string => cleanPart(text).trim()

/**
 * Returns several lines of text, each cleaned, with `\n` as line end. Removes empty lines only at both ends.
 * Field, validation, draft, contract and mock all use the cleaned text, so that the person, the device and
 * the city have the same one. Price: runs of blanks in free text are lost.
 */
export const cleanText = (text: string): string => text.split(lineEnds).map(cleanLine).join('\n').trim()
