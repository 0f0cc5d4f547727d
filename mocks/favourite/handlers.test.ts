import { beforeEach, expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { favourite } from '#api/favourite.ts'
import { policy } from '#api/policy.ts'
import { handlers as policyHandlers } from '#mocks/policy/handlers.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers } from './handlers.ts'

const city = startArea([...handlers, ...policyHandlers])

const as = (userId?: string) => city.as(userId)
const mine = async () => (await call(favourite.list, { query: { size: 999 } })).records.map((one) => one.id)
const detail = (id: string) => call(policy.detail, { query: { id } })

beforeEach(() => {
  for (const { id, userId } of city.world.db.policyFavourite.getAll())
    if (userId === 'u-person') city.world.db.policyFavourite.remove(id)
  as('u-person')
})

test('a favourite is listed, marked and counted; adding it twice counts once', async () => {
  const before = await detail('policy-rd')
  await call(favourite.add, { params: { id: 'policy-rd' } })
  const again = await call(favourite.add, { params: { id: 'policy-rd' } })
  expect(again).toEqual({ id: 'policy-rd', favorite: true, favoriteCount: before.favoriteCount + 1 })
  expect(await mine()).toEqual(['policy-rd'])
  expect((await detail('policy-rd')).favorite).toBe(true)
  await call(favourite.remove, { params: { id: 'policy-rd' } })
  expect(await mine()).toEqual([])
  expect(await detail('policy-rd')).toMatchObject({ favorite: false, favoriteCount: before.favoriteCount })
})
test("a user's favourites are not shown to another user or a visitor", async () => {
  await call(favourite.add, { params: { id: 'policy-rd' } })
  as('u-provider')
  expect(await mine()).not.toContain('policy-rd')
  expect((await detail('policy-rd')).favorite).toBe(false)
  await call(favourite.remove, { params: { id: 'policy-rd' } })
  as('u-person')
  expect(await mine()).toEqual(['policy-rd'])
  as()
  expect((await detail('policy-rd')).favorite).toBe(false)
  await expect(call(favourite.add, { params: { id: 'policy-rd' } })).rejects.toMatchObject({ status: 401 })
})
test('a batch changes several favourites, or none if one policy is missing', async () => {
  const ids = ['policy-rd', 'policy-champion']
  await call(favourite.batch, { body: { ids, favorite: true } })
  expect((await mine()).toSorted()).toEqual(ids.toSorted())
  await expect(
    call(favourite.batch, { body: { ids: ['policy-rd', 'policy-none'], favorite: false } }),
  ).rejects.toMatchObject({
    message: '政策不存在或已删除',
  })
  expect(await mine()).toHaveLength(2)
  await call(favourite.batch, { body: { ids, favorite: false } })
  expect(await mine()).toEqual([])
})
test('an empty selection is refused at its field', async () => {
  await expect(call(favourite.batch, { body: { ids: [], favorite: true } })).rejects.toMatchObject({
    fields: [{ field: 'ids', errorMessage: '请选择政策' }],
  })
})
