import { http } from 'msw'
import { expect, test, vi } from 'vitest'
import { favourite } from '#api/favourite.ts'
import { isNewTo, isUnread } from './item.ts'
import { retry, send } from './outbox.ts'
import { city, effects, fault, state, keepPapers, run, startSending, submit } from './replay.test-kit.ts'
import { listOutbox, listReceipts } from './store.ts'

startSending()

const wish = (add: boolean) =>
  send(
    add ? favourite.add : favourite.remove,
    { params: { id: 'policy-rd' } },
    { title: '收藏', record: 'favourite:policy-rd' },
  )

test.each([
  ['cut short', () => new Response('{"returnCode":"200","data":{"id":')],
  ['without an envelope', () => Response.json({ ok: true })],
  ['refused by somebody on the line', () => Response.json({ error: 'denied' }, { status: 403 })],
  ['led elsewhere', () => new Response(null, { status: 307, headers: { location: '/elsewhere' } })],
])('an answer that is %s is a temporary failure, even if it is repeated', async (_, reply) => {
  await submit(await keepPapers())
  city.use(http.post('*/declare/user/create', reply))
  try {
    for (let tries = 0; tries < 8; tries += 1) await run()
  } finally {
    city.resetHandlers()
  }
  expect((await listOutbox())[0]).toMatchObject({ state: 'waiting', attempts: 8 })
  await run()
  expect(effects('/declare/user/create')).toHaveLength(1)
})
test('an item that a gateway finds too large is held, after one upload', async () => {
  await submit(await keepPapers())
  const tooLarge = vi.fn<() => Response>(
    () => new Response('<html></html>', { status: 413, headers: { 'content-type': 'text/html' } }),
  )
  city.use(http.post('*/upload/file', tooLarge))
  try {
    for (let tries = 0; tries < 3; tries += 1) await run()
  } finally {
    city.resetHandlers()
  }
  expect(tooLarge).toHaveBeenCalledTimes(1)
  expect((await listOutbox())[0]).toMatchObject({
    state: 'held',
    reason: '内容或附件过大，请修改后重新提交',
  })
})
test('a redirected upload is not followed, so that its key stays unused there', async () => {
  await submit(await keepPapers())
  const elsewhere = vi.fn<() => Response>(() => Response.json({ returnCode: '422', data: 'key reused' }))
  city.use(
    http.post('*/elsewhere', elsewhere),
    http.post(
      '*/upload/file',
      () => new Response(null, { status: 308, headers: { location: '/elsewhere' } }),
      { once: true },
    ),
  )
  await run()
  city.resetHandlers()
  expect(elsewhere).not.toHaveBeenCalled()
  expect((await listOutbox())[0]).toMatchObject({ state: 'waiting', reason: '请求被网络重定向' })
  await run()
  expect(effects('/declare/user/create')).toHaveLength(1)
})
test('only five unreadable answers in a row hold an item, and 重试 sends it under the same key', async () => {
  await submit(await keepPapers())
  const unreadable = { breakContract: 1, match: '*/declare/user/create' }
  fault({ ...unreadable, times: 4 })
  for (let tries = 0; tries < 4; tries += 1) await run()
  fault({ dropBefore: 1, match: '*/declare/user/create', times: 1 })
  await run()
  fault({ ...unreadable, times: 4 })
  for (let tries = 0; tries < 4; tries += 1) await run()
  const [waiting] = await listOutbox()
  expect(waiting).toMatchObject({ state: 'waiting', attempts: 9 })
  fault({ ...unreadable, times: 1 })
  await run()
  const [held] = await listOutbox()
  expect(held && [held.state, isUnread(held)]).toEqual(['held', true])
  await retry(held!.id)
  await run()
  expect(await listOutbox()).toEqual([])
  expect(new Set(effects('/declare/user/create').map((entry) => entry.idempotencyKey))).toEqual(
    new Set([held!.id]),
  )
  expect(state.world.db.declaration.getAll().filter((row) => row.itemId === 'item-rd')).toHaveLength(1)
})
test('a later wish replaces a held one and is sent', async () => {
  const first = await wish(true)
  fault({ breakContract: 1, match: '*/favorite/*', times: 5 })
  for (let tries = 0; tries < 5; tries += 1) await run()
  expect((await listOutbox()).map(({ id, state }) => [id, state])).toEqual([[first.id, 'held']])
  await wish(false)
  expect(await listOutbox()).toHaveLength(1)
  await run()
  expect(await listOutbox()).toEqual([])
  expect((await listReceipts())[0]?.endpoint).toBe('favourite.remove')
})
test('receipts are ordered by sending, even after the clock was set back', async () => {
  const clock = vi.spyOn(Date, 'now')
  const toISO = vi.spyOn(Date.prototype, 'toISOString')
  await wish(true)
  await run()
  toISO.mockReturnValue('2020-01-01T00:00:00.000Z')
  clock.mockReturnValue(Date.UTC(2020, 0, 1))
  try {
    await wish(false)
    await run()
  } finally {
    clock.mockRestore()
    toISO.mockRestore()
  }
  const receipts = await listReceipts()
  expect(receipts.map(({ endpoint }) => endpoint)).toEqual(['favourite.remove', 'favourite.add'])
  expect(receipts.map((one) => isNewTo(receipts[1]!.seq!, one))).toEqual([true, false])
})
