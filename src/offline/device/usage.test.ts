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

test('what is kept is counted by kind, over all enterprises', async () => {
  const file = await keepFile(new File(['x'.repeat(5_000)], 'a.pdf'))
  await saveDraft({ ...draft, files: [file] })
  const userId = ownDb().replace('portal-user-', '')
  await setOwner({ userId, enId: 'en-2' })
  await saveDraft({ ...draft, files: [] })
  const usage = await readUsage()
  expect(usage.drafts.count).toBe(2)
  expect(usage.files).toEqual({ count: 1, bytes: 5_000 })
  // What nothing refers to any more could not be cleared with anything.
  await keepFile(new File(['loose'], 'b.pdf'))
  expect((await readUsage()).files.count).toBe(1)
  expect(usage.drafts.bytes).toBeGreaterThan(100)
  expect(usage.outbox).toEqual({ count: 0, bytes: 0, ids: [] })
})

test('clearing drafts takes their files, and nothing that waits to be sent', async () => {
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

test('clearing what was read leaves who this is', async () => {
  await set('row', { big: 'x' }, storeOf(ownDb(), 'cache'))
  await set('userInfo', { id: 'u' }, storeOf(ownDb(), 'meta'))
  await clearKept('read')
  expect((await readUsage()).read.count).toBe(0)
  expect(await get('userInfo', storeOf(ownDb(), 'meta'))).toBeDefined()
})

test('what another tab keeps after it was counted is not cleared', async () => {
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
