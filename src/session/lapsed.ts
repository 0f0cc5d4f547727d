import { keepText, textIn } from '#lib/small-store.ts'
import { isPublicDevice } from './tokens.ts'

/** Key in local storage that is set from a sign-in until the sign-out; identifies nobody. */
const KEY = 'portal-signed-in'

/**
 * Notes a sign-in or sign-out. Notes nothing on a public computer, because the next person there is another
 * one.
 */
export const noteSignedIn = (isIn: boolean): void =>
  keepText('localStorage', KEY, isIn && !isPublicDevice() ? 'yes' : '')

/**
 * Returns true if the session has expired when there are no tokens: a user signed in here and has not signed
 * out.
 */
export const hasLapsed = (): boolean => textIn('localStorage', KEY) !== null
