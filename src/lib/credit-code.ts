/** Characters of GB 32100-2015, 31 in all: digits and capitals without I, O, S, V and Z. */
export const creditCodeSigns = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/**
 * Returns the check character for the first 17 characters of a unified social credit code (GB 32100-2015,
 * annex A).
 */
export function creditCodeCheckSign(first17: string): string {
  const sum = [...first17].reduce(
    (total, sign, at) => total + creditCodeSigns.indexOf(sign) * (3 ** at % 31),
    0,
  )
  return creditCodeSigns[(31 - (sum % 31)) % 31]!
}

/**
 * Returns true for a unified social credit code 统一社会信用代码: 18 characters in capitals with a correct check
 * character.
 */
export function isCreditCode(text: string): boolean {
  return (
    /^[0-9A-HJ-NP-RTUW-Y]{2}\d{6}[0-9A-HJ-NP-RTUW-Y]{10}$/.test(text) &&
    creditCodeCheckSign(text.slice(0, 17)) === text[17]
  )
}
