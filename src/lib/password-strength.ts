/** How hard a password is to guess, as people are told. */
export type Strength = 'weak' | 'fair' | 'strong'

/** Sequences that are guessed first, wherever they stand. */
const common = /(123|234|345|456|567|678|789|abc|qwe|asd|password|admin|(.)\2\2)/i

/**
 * A rough measure, for advice only: length and kinds of signs, less what is guessed first. What is allowed at all is
 * the contract's NewPassword. Undefined while nothing is typed.
 */
export function passwordStrength(text: string): Strength | undefined {
  if (!text) return undefined
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(text)).length
  const points = kinds + (text.length >= 12 ? 2 : text.length >= 10 ? 1 : 0) - (common.test(text) ? 2 : 0)
  if (text.length < 8 || kinds < 2 || points < 3) return 'weak'
  return points >= 5 ? 'strong' : 'fair'
}
