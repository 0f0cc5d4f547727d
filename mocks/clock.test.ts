import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { message } from '#api/message.ts'
import { save } from './appeal/appeal.test-kit.ts'
import { handlers as appealHandlers } from './appeal/handlers.ts'
import { startArea } from './area.test-kit.ts'
import { runDueActions } from './clock.ts'
import { handlers as messageHandlers } from './message/handlers.ts'
import { resetWorld } from './world.ts'

const member = ['u-enterprise', 'en-chengyue'] as const
const city = startArea([...appealHandlers, ...messageHandlers], { each: [...member] })

test('the message about a due record is there before anybody opens its area', async () => {
  const { id, dueDate } = await save()
  const before = await call(message.count, {})
  city.world.clockOffset = Date.parse(dueDate) - Date.now()
  city.as(...member)
  const { records } = await call(message.page, { query: { type: '诉求' } })
  expect(records.find((one) => one.bizId === id)).toMatchObject({ title: '诉求待评价', read: false })
  expect((await call(message.count, {})).total).toBeGreaterThan(before.total)
})

test('a new world has no actions due', () => {
  const world = resetWorld('begun', 'default', 1)
  const rows = () => Object.values(world.db).map(({ getAll }) => [...getAll()])
  const before = rows()
  runDueActions(world)
  expect(rows()).toEqual(before)
})
