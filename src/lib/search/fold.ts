import { traditional } from './traditional.data.ts'

const signs = [...traditional.replace(/\s/g, '')]
const simplified = new Map(signs.flatMap((sign, at) => (at % 2 ? [] : [[sign, signs[at + 1]!] as const])))

/**
 * Normalises a typed text to the spelling of the city's texts: letters and digits in half width and lower
 * case, traditional characters as simplified ones. Keeps signs: （ is no (.
 */
export const fold = (text: string): string =>
  [...text.replace(/[０-９Ａ-Ｚａ-ｚ]/g, (wide) => wide.normalize('NFKC')).toLowerCase()]
    .map((one) => simplified.get(one) ?? one)
    .join('')
    .trim()
