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

/** Finds dashes and what passes for one: hyphens of every width, the minus sign, a drawn line. */
const dashes = /[\p{Pd}\u2043\u2212\u2500\u2501]/gu

/** Zeros of the other digits that keyboards in China write: Arabic (Uyghur), Persian, Tibetan, Mongolian. */
const zeros = [0x660, 0x6f0, 0xf20, 0x1810]

/** Returns a part of a line as people see it: without what is invisible, blanks in a row as one space. */
export const cleanPart = (text: string): string => text.replace(meantOrUnseen, '$1').replace(blanks, ' ')

/** Returns one line of text as people see it, without blanks at its ends. */
export const cleanLine = (text: string): string => cleanPart(text).trim()

/** Returns several lines of text, each one clean, with their line ends as `\n`. Empty lines stay but at the ends. */
export const cleanText = (text: string): string => text.split(lineEnds).map(cleanLine).join('\n').trim()

/**
 * Returns a number, phone, code, e-mail or web address in plain signs: digits, letters and signs of an input method's full
 * width in half width, dashes as `-`. Not for names and free text, whose signs are meant.
 */
export const cleanCode = (text: string): string =>
  cleanLine(text)
    .normalize('NFKC')
    .replace(/[\uFE0F\u20E3]/g, '')
    .replace(dashes, '-')
    .replace(/(\d)[ー一](?=\d)/g, '$1-')
    .replace(/[\u0660-\u1819]/g, (digit) => {
      const code = digit.charCodeAt(0)
      const zero = zeros.find((first) => code >= first && code < first + 10)
      return zero === undefined ? digit : String(code - zero)
    })

/** Returns a code without its label, quotation marks, blanks and dashes: a bank account, what came by SMS. */
export const bareCode = (text: string): string =>
  cleanCode(text)
    .replace(/^\D*:|^[\s\p{Script=Han}]+/u, '')
    .replace(/[\s'"=-]/g, '')

/** Returns a unified social credit code in capitals, without the blanks between its groups. */
export const bareCreditCode = (text: string): string => bareCode(text).toUpperCase()
