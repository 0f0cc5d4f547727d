import { expect, test } from 'vitest'
import { parseCookies } from './cookies.ts'

test.each(['', '%', '%E0%A4%A', '%0A', 'a%20b', '%00'])('a token cookie of %j is ignored', (text) => {
  expect(parseCookies([['portal_access_token', text]]).accessToken).toBeUndefined()
})
test('an unreadable cookie does not affect the others', () => {
  const pairs = [
    ['portal_user', '%'],
    ['portal_access_token', 'a%2Bb'],
    ['other', '%'],
  ] as const
  expect(parseCookies([...pairs])).toEqual({ userId: undefined, accessToken: 'a+b', refreshToken: undefined })
})
