import { passwordRules } from './new-password.ts'

/** How hard a password is to guess. */
type Strength = '弱' | '中' | '强'

/** Beginnings and rows of keys that guessers try first. */
const common = /password|passw0rd|qwer|asdf|zxcv|abc|admin|woaini|(\w)\1{2}|0?123|321|520|888/i

/**
 * How hard a password is to guess: 弱 while it breaks a rule, holds what is known of its owner (`known`, such as the
 * phone) or is made of little else than what guessers try first; 强 with 12 signs and more, or three kinds of signs
 * and at least 10.
 */
export function passwordStrength(password: string, known: readonly string[] = []): Strength {
  if (Object.values(passwordRules).some(({ holds }) => !holds(password))) return '弱'
  if (known.some((one) => one.length >= 4 && password.includes(one))) return '弱'
  const rest = password.replaceAll(new RegExp(common, 'gi'), '')
  if (rest.length < 5) return '弱'
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(rest)).length
  return rest.length >= 12 || (rest.length >= 10 && kinds >= 3) ? '强' : '中'
}
