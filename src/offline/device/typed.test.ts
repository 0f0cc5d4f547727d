// @vitest-environment jsdom
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { setOwner } from '#offline/owner.ts'
import { listUnreadable } from './aside-list.ts'
import { SHARED, userDb } from './db.ts'
import { typedIn } from './typed.ts'

const Words = v.object({ reason: v.string() })
const slot = 'objection:notice-1'

test('typed text is read if it is valid', () => {
  expect(typedIn(slot, Words)).toBeUndefined()
  sessionStorage.setItem(slot, '{"reason":"排名有误"}')
  expect(typedIn(slot, Words)).toEqual({ reason: '排名有误' })
  expect(sessionStorage.getItem(slot)).toBe('{"reason":"排名有误"}')
})

test.each(['{"reason":null}', '5', '"x"', '[null]', '{', 'null'])(
  'an invalid value is moved aside: %s',
  async (text) => {
    await setOwner(undefined)
    sessionStorage.setItem(slot, text)
    expect(typedIn(slot, Words)).toBeUndefined()
    expect(sessionStorage.getItem(slot)).toBeNull()
    await vi.waitFor(async () =>
      expect(await listUnreadable()).toContainEqual(
        expect.objectContaining({ db: SHARED, store: 'sessionStorage', key: slot, value: text }),
      ),
    )
  },
)

test('a signed-in user’s typed text is moved aside for that user only', async () => {
  await setOwner({ userId: 'u-1', enId: '' })
  sessionStorage.setItem(slot, '{"reason":"只给我看')
  typedIn(slot, Words)
  await vi.waitFor(async () => expect((await listUnreadable()).map(({ db }) => db)).toContain(userDb('u-1')))
  await setOwner({ userId: 'u-2', enId: '' })
  expect((await listUnreadable()).map(({ value }) => value)).not.toContain('{"reason":"只给我看')
})
