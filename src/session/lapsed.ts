import { keepText, textIn } from '#lib/small-store.ts'
import { isPublicDevice } from './tokens.ts'

/** In the device's store from a sign-in until the sign-out; it names nobody. */
const KEY = 'portal-signed-in'

/** Notes that somebody is signed in, or has signed out. On a public computer the next person is another one. */
export const noteSignedIn = (isIn: boolean): void =>
  keepText('localStorage', KEY, isIn && !isPublicDevice() ? 'yes' : '')

/** Whether a session has run out, where there are no tokens: somebody signed in here and has not signed out. */
export const hasLapsed = (): boolean => textIn('localStorage', KEY) !== null
