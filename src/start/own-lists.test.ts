// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { queryClient } from '#api/call/client.ts'
import { startCity } from '#api/call/call.test-kit.ts'
import { configureHost } from '#api/call/host.ts'
import { session } from '#api/session.ts'
import { call } from '#api/call/call.ts'
import { ownQuery } from '#features/docking/own/own-queries.ts'
import { resetWorld } from '#mocks/world.ts'
import { ownRecords } from './own-lists.ts'

startCity()

test('All drafts at the city are fetched ahead, those beyond the first page of the list too', async () => {
  const world = resetWorld('default', 'default', 1)
  const { access_token } = world.grant('u-enterprise')
  configureHost({ token: () => access_token, enId: () => 'en-chengyue' })
  const one = world.db.exchange.getAll().find(({ id }) => id === 'demand-1')!
  const ids = Array.from({ length: 23 }, (_, at) => `demand-draft-${String(at)}`)
  for (const id of ids) world.db.exchange.create({ ...one, id, status: '草稿' })
  const user = await call(session.currentUser, {})

  for await (const page of ownRecords(queryClient, user)) if (typeof page !== 'string') await page()
  const here = ids.filter((id) => queryClient.getQueryData(ownQuery('demand', id).queryKey) !== undefined)
  expect(here).toEqual(ids)
})
