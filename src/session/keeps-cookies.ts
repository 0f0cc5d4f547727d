import { attempt } from '#lib/attempt.ts'
import { PREFIX } from './cookies.ts'

/** Returns true if the browser stores cookies for this site; without them nobody can sign in. */
export function keepsCookies(): boolean {
  const name = `${PREFIX}try=1`
  return !!attempt(() => {
    document.cookie = `${name}; Path=/; SameSite=Lax`
    const isStored = document.cookie.includes(name)
    document.cookie = `${name}; Path=/; Max-Age=0; SameSite=Lax`
    return isStored
  })
}
