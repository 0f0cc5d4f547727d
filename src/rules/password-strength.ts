import { passwordRules } from './new-password.ts'

/** Strength of a password against guessing. */
type Strength = '弱' | '中' | '强'

/** Matches words and keyboard sequences that attackers try first. */
const common = /password|passw0rd|qwer|asdf|zxcv|abc|admin|woaini|(\w)\1{2}|0?123|321|520|888/i

/**
 * Returns the strength of a password: 弱 if it breaks a rule, contains known data of its owner (`known`, such
 * as the phone) or little else than common sequences; 强 with at least 12 characters, or with three kinds of
 * characters and at least 10.
 */
export function passwordStrength(password: string, known: readonly string[] = []): Strength {
  if (Object.values(passwordRules).some(({ holds }) => !holds(password))) return '弱'
  if (known.some((one) => one.length >= 4 && password.includes(one))) return '弱'
  const rest = password.replaceAll(new RegExp(common, 'gi'), '')
  if (rest.length < 5) return '弱'
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(rest)).length
  return rest.length >= 12 || (rest.length >= 10 && kinds >= 3) ? '强' : '中'
}
