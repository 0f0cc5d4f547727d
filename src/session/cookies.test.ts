import { expect, test } from 'vitest'
import { keptIn } from './cookies.ts'

test.each(['', '%', '%E0%A4%A', '%0A', 'a%20b', '%00'])('a token that reads %j is none', (text) => {
  expect(keptIn([['portal_access_token', text]]).accessToken).toBeUndefined()
})
test('one that cannot be read takes no other with it', () => {
  const pairs = [
    ['portal_user', '%'],
    ['portal_access_token', 'a%2Bb'],
    ['other', '%'],
  ] as const
  expect(keptIn([...pairs])).toEqual({ userId: undefined, accessToken: 'a+b', refreshToken: undefined })
})
