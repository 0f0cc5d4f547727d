import { get, set } from 'idb-keyval'
import { beforeEach, expect, test } from 'vitest'
import { declare } from '#api/declare.ts'
import { storeOf } from './db.ts'
import { listDrafts, saveDraft } from '#offline/drafts/drafts.ts'
import { keepFile } from '#offline/drafts/files.ts'
import { send } from '#offline/outbox/outbox.ts'
import { ownDb, setOwner } from '#offline/owner.ts'
import { listOutbox } from '#offline/outbox/store.ts'
import { clearKept, readUsage } from './usage.ts'

beforeEach(() => setOwner({ userId: `u-${crypto.randomUUID()}`, enId: 'en-1' }))

const draft = { key: { form: 'f', record: 'r' }, values: { a: 1 }, schema: 1, title: '草稿', href: '/' }

test('stored data is counted by kind, over all enterprises', async () => {
  const file = await keepFile(new File(['x'.repeat(5_000)], 'a.pdf'))
  await saveDraft({ ...draft, files: [file] })
  const userId = ownDb().replace('portal-user-', '')
  await setOwner({ userId, enId: 'en-2' })
  await saveDraft({ ...draft, files: [] })
  const usage = await readUsage()
  expect(usage.drafts.count).toBe(2)
  expect(usage.files).toEqual({ count: 1, bytes: 5_000 })
  // Stores an unreferenced file, which no kind counts.
  await keepFile(new File(['loose'], 'b.pdf'))
  expect((await readUsage()).files.count).toBe(1)
  expect(usage.drafts.bytes).toBeGreaterThan(100)
  expect(usage.outbox).toEqual({ count: 0, bytes: 0, ids: [] })
})

test('clearing drafts deletes their files, and no waiting items', async () => {
  const [mine, waiting] = await Promise.all([
    keepFile(new File(['a'], 'a.pdf')),
    keepFile(new File(['b'], 'b.pdf')),
  ])
  await saveDraft({ ...draft, files: [mine] })
  const body = { declareEntId: 'i', declareEnId: 'en-1', type: 'apply' } as never
  await send(declare.create, { body }, { title: '申报', record: 'declare:i', files: [waiting] })
  await clearKept('drafts', (await readUsage()).drafts)
  expect(await listDrafts()).toEqual([])
  expect(await get(mine.fileId, storeOf(ownDb(), 'files'))).toBeUndefined()
  expect(await get(waiting.fileId, storeOf(ownDb(), 'files'))).toBeDefined()
  expect(await listOutbox()).toHaveLength(1)
  await clearKept('outbox', (await readUsage()).outbox)
  expect(await listOutbox()).toEqual([])
  expect((await readUsage()).files.count).toBe(0)
})

test('clearing the cached answers keeps the user’s identity', async () => {
  await set('row', { big: 'x' }, storeOf(ownDb(), 'cache'))
  await set('userInfo', { id: 'u' }, storeOf(ownDb(), 'meta'))
  await clearKept('read')
  expect((await readUsage()).read.count).toBe(0)
  expect(await get('userInfo', storeOf(ownDb(), 'meta'))).toBeDefined()
})

test('data stored by another tab after the count is not cleared', async () => {
  const body = { declareEntId: 'i', declareEnId: 'en-1', type: 'apply' } as never
  await saveDraft({ ...draft, files: [] })
  await send(declare.create, { body }, { title: '申报', record: 'declare:i' })
  const seen = await readUsage()
  await saveDraft({ ...draft, key: { form: 'f', record: 'later' }, files: [] })
  const later = await send(declare.create, { body }, { title: '申报', record: 'declare:later' })
  await clearKept('drafts', seen.drafts)
  await clearKept('outbox', seen.outbox)
  expect((await listDrafts()).map(({ key }) => key.record)).toEqual(['later'])
  expect((await listOutbox()).map(({ id }) => id)).toEqual([later.id])
})
