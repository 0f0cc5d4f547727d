import { afterEach, expect, test, vi } from 'vitest'
import { userDb } from '#offline/device/db.ts'
import { transact } from '#offline/device/transact.ts'
import { removeDraft, saveDraft } from '#offline/drafts/drafts.ts'
import { readFile } from '#offline/drafts/files.ts'
import type { OutboxItem } from './item.ts'
import { discard, MayHaveArrived, takeBack } from './outbox.ts'
import { reopen } from './reopen.ts'
import { effects, fault, keepPapers, key, run, startSending, submit } from './replay.test-kit.ts'
import { listOutbox } from './store.ts'

startSending()
afterEach(() => vi.unstubAllGlobals())

/** Changes the only item as a killed tab or another version of the portal has left it. */
async function leaveAs(part: Partial<OutboxItem>) {
  const [item] = await listOutbox()
  await transact(userDb('u-enterprise'), ['outbox'], ({ outbox }) => {
    outbox.put({ ...item, ...part }, item!.id)
  })
}
/** Saves the draft of the same form again, as another tab does that still shows it. */
const typeOn = (files: Awaited<ReturnType<typeof keepPapers>>) =>
  saveDraft({ key, values: 'typed on', schema: 1, title: '研发补助', href: '/', files })

test('a call that was interrupted may have arrived, even if the next attempt had no network', async () => {
  const { id } = await submit([])
  await leaveAs({ claimed: true })
  vi.stubGlobal('navigator', { onLine: false })
  fault({ dropBefore: 1 })
  await run()
  await expect(takeBack(id)).rejects.toThrow(MayHaveArrived)
})
test('a call that may have arrived still may if its item is of another version', async () => {
  const { id } = await submit([])
  await leaveAs({ mayBeThere: true, schema: 0 })
  await run()
  expect(await listOutbox()).toMatchObject([{ state: 'held', mayBeThere: true }])
  await expect(reopen(id)).rejects.toThrow(MayHaveArrived)
})
test('an item that another tab removed during an upload is not sent', async () => {
  const { id } = await submit(await keepPapers())
  fault({ latencyMs: 50, statusChance: 0 })
  const going = run()
  await vi.waitFor(async () => expect((await listOutbox())[0]?.claimed).toBe(true))
  await transact(userDb('u-enterprise'), ['outbox'], ({ outbox }) => outbox.delete(id))
  await going
  expect(effects('/declare/user/create')).toEqual([])
})
test('a file that another tab’s draft still has stays when the item is sent, and when it is discarded', async () => {
  const files = await keepPapers()
  const has = async () => (await readFile(files[0]!.fileId)) !== undefined
  const { id } = await submit(files)
  await typeOn(files)
  await discard(id)
  expect(await has()).toBe(true)
  await submit(files)
  await typeOn(files)
  await run()
  expect(effects('/declare/user/create')).toHaveLength(1)
  expect(await has()).toBe(true)
  await removeDraft(key)
  expect(await has()).toBe(false)
})
test('a file of a waiting item stays when another tab deletes its draft', async () => {
  const files = await keepPapers()
  await submit(files)
  await typeOn(files)
  await removeDraft(key)
  await run()
  expect(effects('/declare/user/create')).toHaveLength(1)
})
