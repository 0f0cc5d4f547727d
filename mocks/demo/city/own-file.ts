import key from '#mocks/auth/private.pem?raw'
import film from '#mocks/files/film.webm?inline'

/** Files of the mock city as bytes; a text has one byte a character. */
const files: Record<string, string> = {
  'auth/private.pem': key,
  'files/film.webm': atob(film.slice(film.indexOf(',') + 1)),
}

/** Returns the bytes of a file of the mock city, which the build has put into this module. */
export const ownFile = (path: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(files[path] ?? '', (char) => char.charCodeAt(0))
