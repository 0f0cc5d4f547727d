import { beforeEach, expect, test, vi } from 'vitest'
import { userDb } from './device/db.ts'
import { stick } from './device/stuck.test-kit.ts'
import { transact } from './device/transact.ts'
import type { OutboxItem, Receipt } from './outbox/item.ts'
import { discard } from './outbox/outbox.ts'
import * as store from './outbox/store.ts'
import { setOwner } from './owner.ts'
import { refreshView } from './refresh.ts'
import { deviceState } from './view.ts'

vi.mock('./outbox/store.ts', { spy: true })

const user = { userId: '', enId: 'en' }
const item = (id: string, seq: number): OutboxItem => ({
  ...{ schema: 1, seq, id, userId: user.userId, enId: 'en', record: 'r', endpoint: 'a.b', input: {} },
  ...{ title: '', files: [], state: 'waiting', createdAt: '', attempts: 0, nextTry: 0, notBefore: 0 },
})
const shown = () => deviceState.outbox.map(({ id }) => id)

beforeEach(async () => {
  user.userId = crypto.randomUUID()
  await setOwner(user)
  await transact(userDb(user.userId), ['outbox'], ({ outbox }) => {
    for (const [at, id] of ['first', 'second'].entries()) outbox.put(item(id, at), id)
  })
  vi.mocked(store.listReceipts).mockRestore()
})

/** Begins a read of the view whose last part the device holds back; returns how to let it end. */
async function heldRefresh() {
  let end = () => undefined as void
  const isHeld = new Promise<void>((done) => (end = done))
  vi.mocked(store.listReceipts).mockImplementationOnce(() => isHeld.then(() => []))
  const reading = refreshView()
  await vi.waitFor(() => expect(store.listReceipts).toHaveBeenCalled())
  return async () => {
    end()
    await reading
  }
}

test('a read that is held back across a deletion does not show the deleted item again', async () => {
  const endOfFirst = await heldRefresh()
  await discard('first')
  await refreshView()
  expect(shown()).toEqual(['second'])
  await endOfFirst()
  expect(shown()).toEqual(['second'])
})
test('a read that is held back across a sign-out is not shown to the user who comes back', async () => {
  const endOfFirst = await heldRefresh()
  await setOwner(undefined)
  await refreshView()
  await setOwner(user)
  await discard('second')
  await refreshView()
  await endOfFirst()
  expect(shown()).toEqual(['first'])
})
test('an item that is sent between the two reads is shown as sent, and never in both places or in none', async () => {
  const free = await stick(userDb(user.userId), 'receipts')
  const reading = refreshView()
  await vi.waitFor(() => expect(store.listReceipts).toHaveBeenCalled())
  const sent = transact(userDb(user.userId), ['outbox', 'receipts'], ({ outbox, receipts }) => {
    outbox.delete('first')
    const receipt: Receipt = {
      id: 'first',
      title: '',
      record: 'r',
      enId: 'en',
      endpoint: 'a.b',
      time: '',
      answer: 1,
    }
    receipts.put(receipt, 'first')
  })
  await free()
  await Promise.all([reading, sent])
  await refreshView()
  expect([shown(), deviceState.receipts.map(({ id }) => id)]).toEqual([['second'], ['first']])
})
