import { expect, test } from 'vitest'
import { loadDraft, saveDraft } from '#offline/drafts/drafts.ts'
import { setOwner } from '#offline/owner.ts'
import { Gone } from './outbox.ts'
import { effects, fault, key, keepPapers, run, startSending, submit } from './replay.test-kit.ts'
import { putBack } from './put-back.ts'
import { reopen } from './reopen.ts'
import { listOutbox } from './store.ts'

startSending()

const created = () => effects('/declare/user/create')
const draftHere = { key, enId: 'en-chengyue' }

test('an unchanged opened item goes back unchanged, and arrives once', async () => {
  const { id } = await submit(await keepPapers())
  const [before] = await listOutbox()
  await reopen(id)
  expect(await listOutbox()).toEqual([])
  expect(await putBack(draftHere)).toBe(true)
  const [{ draft, ...item }] = (await listOutbox()) as [Exclude<typeof before, undefined>]
  const { draft: was, ...rest } = before!
  expect(item).toEqual(rest)
  expect(draft?.values).toEqual(was?.values)
  expect(await loadDraft(key)).toBeUndefined()
  expect(await putBack(draftHere)).toBe(false)
  await run()
  expect(created()).toHaveLength(1)
})
test('an item that the city already had when it was opened takes effect once when it goes back', async () => {
  const { id } = await submit(await keepPapers())
  fault({ dropAfter: 1, match: '*/declare/user/create', times: 1 })
  await run()
  await reopen(id, true)
  expect(await putBack(draftHere)).toBe(true)
  await run()
  expect(await listOutbox()).toEqual([])
  expect(created()).toHaveLength(1)
})
test('a changed item, or another user’s, does not go back', async () => {
  const { id } = await submit(await keepPapers())
  await reopen(id)
  await setOwner({ userId: 'u-other', enId: 'en-other' })
  expect(await putBack(draftHere)).toBe(false)
  await setOwner({ userId: 'u-enterprise', enId: 'en-chengyue' })
  await saveDraft({ key, values: 'changed', schema: 1, title: '研发补助', href: '/', files: [] })
  expect(await putBack(draftHere)).toBe(false)
  expect(await listOutbox()).toEqual([])
  expect((await loadDraft(key))?.values).toBe('changed')
})
test('a form still open in another tab replaces the item that went back, and adds none', async () => {
  const files = await keepPapers()
  const { id } = await submit(files)
  await reopen(id)
  await putBack(draftHere)
  const changed = await submit(files, { applyAmount: 400_000 }, 'en-chengyue', 0, id)
  expect(await listOutbox()).toMatchObject([{ id: changed.id }])
  await run()
  expect(created()).toHaveLength(1)
})
test('a form still open in another tab is refused once the item that went back was sent', async () => {
  const files = await keepPapers()
  const { id } = await submit(files)
  await reopen(id)
  await putBack(draftHere)
  await run()
  await expect(submit(files, { applyAmount: 400_000 }, 'en-chengyue', 0, id)).rejects.toThrow(Gone)
  expect(await listOutbox()).toEqual([])
  expect(created()).toHaveLength(1)
})
