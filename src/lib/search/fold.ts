import { traditional } from './traditional.data.ts'

const signs = [...traditional.replace(/\s/g, '')]
const simple = new Map(signs.flatMap((sign, at) => (at % 2 ? [] : [[sign, signs[at + 1]!] as const])))

/**
 * What somebody typed, as the texts of the city write it: letters and digits narrow and in lower case, traditional
 * characters in the form that is written here. Signs stay: （ is no (.
 */
export const fold = (text: string): string =>
  [...text.replace(/[０-９Ａ-Ｚａ-ｚ]/g, (wide) => wide.normalize('NFKC')).toLowerCase()]
    .map((one) => simple.get(one) ?? one)
    .join('')
    .trim()
