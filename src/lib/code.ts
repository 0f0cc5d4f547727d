import { cleanLine } from './clean.ts'

/** Matches dashes and their look-alikes: hyphens of every width, the minus sign, a drawn line. */
const dashes = /[\p{Pd}\u2043\u2212\u2500\u2501]/gu

/** Zeros of other digits that keyboards in China type: Arabic (Uyghur), Persian, Tibetan, Mongolian. */
const zeros = [0x660, 0x6f0, 0xf20, 0x1810]

/**
 * Returns a number, phone, code, e-mail or web address in plain characters: full-width digits, letters and
 * signs of an input method in half width, dashes as `-`. Not for names and free text, where such signs are
 * intended.
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

/**
 * Returns a code without its label, quotation marks, blanks and dashes: a bank account, a code from a text
 * message.
 */
export const bareCode = (text: string): string =>
  cleanCode(text)
    .replace(/^\D*:|^[\s\p{Script=Han}]+/u, '')
    .replace(/[\s'"=-]/g, '')

/** Returns a unified social credit code in capitals, without the blanks between its groups. */
export const bareCreditCode = (text: string): string => bareCode(text).toUpperCase()
