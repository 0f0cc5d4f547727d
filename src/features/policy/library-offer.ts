import { keepText, textIn } from '#lib/small-store.ts'

const STORAGE_KEY = 'portal.libraryOffer'
/** Stored after the first policy that a member reads on this device, and after the offer; names no policy. */
const READ = 'read'
const OFFERED = 'offered'
/**
 * Bytes of a policy on the device (JSON), measured with the library of the mock city; tells the size before the
 * download (`LibraryOffer.test.tsx`).
 */
const BYTES_EACH = 12_000

/** Returns the approximate bytes of a library of so many policies. */
export const libraryBytes = (count: number): number => count * BYTES_EACH

/** Returns true if the library is offered at the next policy that is read: the second one. */
export const isOfferDue = (): boolean => textIn('localStorage', STORAGE_KEY) === READ

/** Notes that a policy was read, with the offer (`isOffered`) or before it. */
export function noteRead(isOffered: boolean): void {
  if (isOffered) keepText('localStorage', STORAGE_KEY, OFFERED)
  else if (textIn('localStorage', STORAGE_KEY) === null) keepText('localStorage', STORAGE_KEY, READ)
}
