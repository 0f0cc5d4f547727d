import { QueryClient } from '@tanstack/react-query'
import { get, keys, set } from 'idb-keyval'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startCity } from '#api/call/call.test-kit.ts'
import { configureHost } from '#api/call/host.ts'
import { message } from '#api/message.ts'
import { news } from '#api/news.ts'
import { keyOf } from '#api/call/query.ts'
import { resetWorld } from '#mocks/world.ts'
import { asFile, listUnreadable, removeAside } from './aside-list.ts'
import { restoreCache } from '#offline/cache.ts'
import { SHARED, storeOf, type StoreName, userDb } from './db.ts'
import { listDrafts, loadDraft, saveDraft } from '#offline/drafts/drafts.ts'
import { keepFile, readFile } from '#offline/drafts/files.ts'
import { readMeta } from '#offline/library/store.ts'
import { send } from '#offline/outbox/outbox.ts'
import { ownDb, rememberedOwner, setOwner } from '#offline/owner.ts'
import { replay } from '#offline/outbox/replay.ts'
import { listOutbox, listReceipts } from '#offline/outbox/store.ts'
import { sweepFiles } from './sweep.ts'
import { readUsage } from './usage.ts'

startCity()
beforeEach(async () => {
  const world = resetWorld('default', 'empty', 1)
  const { access_token } = world.grant('u-enterprise')
  configureHost({ token: () => access_token })
  for (const one of await listUnreadable()) await removeAside(one)
  // Clears the stores, to give each test an empty database of a user whom the city knows.
  await setOwner({ userId: 'u-enterprise', enId: 'en-chengyue' })
  for (const name of ['outbox', 'drafts', 'receipts', 'files', 'cache', 'meta', 'aside'] as const)
    await storeOf(ownDb(), name)('readwrite', (store) => void store.clear())
})

const invalidValues = [
  ['null', null],
  ['a number', 5],
  ['a string', 'x'],
  ['an array', [1, null]],
  ['missing fields', { id: 'x', schema: 1 }],
  ['a wrong field', { key: 7, files: 'none', state: null, seq: {}, schema: 1 }],
] as const

/** Returns the unreadable rows: original store, key, value, and true if moved. */
const unreadableRows = async () =>
  (await listUnreadable()).map(({ store, key, value, at }) => ({ store, key, value, moved: !!at }))
const put = (name: StoreName, key: IDBValidKey, value: unknown, db = ownDb()) =>
  set(key, value, storeOf(db, name))
const inStore = (name: StoreName, db = ownDb()) => keys(storeOf(db, name))

const queue = (id: string) =>
  send(message.readAll, { body: { ids: [id] } } as never, { title: '已读', record: `message:${id}` })
const draft = {
  key: { form: 'f', record: 'r' },
  values: { a: 1 },
  schema: 1,
  title: '草稿',
  href: '/',
  files: [],
}

describe.each(invalidValues)('%s', (_words, bad) => {
  test('an invalid row in the outbox is moved aside once, and the other items are listed and sent', async () => {
    const { id } = await queue('m-1')
    await put('outbox', 'bad', bad)
    await put('outbox', ['odd', 7], bad)
    expect((await listOutbox()).map((one) => one.id)).toEqual([id])
    expect(await replay('u-enterprise')).toEqual({ next: undefined, needsSignIn: false })
    expect((await listReceipts()).map((one) => one.id)).toEqual([id])
    expect(await inStore('outbox')).toEqual([])
    expect(await unreadableRows()).toHaveLength(2)
    expect(await unreadableRows()).toEqual(
      expect.arrayContaining([
        { store: 'outbox', key: 'bad', value: bad, moved: true },
        { store: 'outbox', key: ['odd', 7], value: bad, moved: true },
      ]),
    )
  })
  test('an invalid row met during a submit is moved aside, and the submit is stored', async () => {
    await put('outbox', 'bad', bad)
    await put('receipts', 'bad', bad)
    await put('meta', 'seq', bad)
    await put('drafts', 'en-chengyue|f|r', bad)
    const options = { title: '已读', record: 'm', draft: draft.key }
    const { id } = await send(message.readAll, { body: { ids: ['m1'] } }, options)
    expect((await listOutbox()).map((one) => one.id)).toEqual([id])
    expect((await unreadableRows()).map(({ store }) => store).sort()).toEqual(
      // Skips `meta` for 5, which is a valid sequence.
      bad === 5 ? ['drafts', 'outbox', 'receipts'] : ['drafts', 'meta', 'outbox', 'receipts'],
    )
  })
  test('an invalid draft is moved aside, the others are listed, and its form can be saved again', async () => {
    await saveDraft(draft)
    await put('drafts', 'en-chengyue|f|bad', bad)
    expect((await listDrafts()).map((one) => one.key.record)).toEqual(['r'])
    expect(await loadDraft({ form: 'f', record: 'bad' })).toBeUndefined()
    expect(await unreadableRows()).toEqual([
      { store: 'drafts', key: 'en-chengyue|f|bad', value: bad, moved: true },
    ])
  })
  test('an invalid draft is moved aside before its form saves a new one', async () => {
    await put('drafts', 'en-chengyue|f|r', bad)
    await saveDraft(draft)
    expect(await listDrafts()).toHaveLength(1)
    expect((await unreadableRows()).map((one) => one.value)).toEqual([bad])
  })
  test('an invalid receipt or file is moved aside, and the others are read', async () => {
    const file = await keepFile(new File(['a'], 'a.pdf'))
    await saveDraft({ ...draft, files: [file] })
    await put('files', 'bad', bad)
    await put('receipts', 'bad', bad)
    expect(await listReceipts()).toEqual([])
    expect(await readFile('bad')).toBeUndefined()
    expect(await (await readFile(file.fileId))?.text()).toBe('a')
    expect((await readUsage()).files.count).toBe(1)
    expect((await unreadableRows()).map(({ store }) => store).sort()).toEqual(['files', 'receipts'])
  })
  test('an invalid row in the cache is moved aside, and the other answers are restored', async () => {
    const key = keyOf(news.page, {})
    const state = { status: 'success', data: 'news', dataUpdatedAt: Date.now() }
    await put('cache', 'good', { schema: 1, key, state }, SHARED)
    await put('cache', 'bad', bad, SHARED)
    const client = new QueryClient()
    await restoreCache(client)
    expect(client.getQueryData(key)).toBe('news')
    expect(await unreadableRows()).toEqual([{ store: 'cache', key: 'bad', value: bad, moved: true }])
  })
  test('an invalid stored user counts as a visitor in the worker', async () => {
    await put('meta', 'owner', bad, SHARED)
    expect(await rememberedOwner()).toBeUndefined()
    expect((await unreadableRows()).map(({ key }) => key)).toEqual(['owner'])
  })
  test('an invalid row among moved rows is skipped, and the others are listed', async () => {
    await put('outbox', 'bad', bad)
    await listOutbox()
    await put('aside', 'odd', bad)
    expect((await unreadableRows()).map(({ store }) => store).sort()).toEqual(['aside', 'outbox'])
  })
})

test('the sequence continues after the waiting items if the last number is unreadable', async () => {
  await queue('m-1')
  await queue('m-2')
  await put('meta', 'seq', 'x')
  await queue('m-3')
  expect((await listOutbox()).map((one) => one.seq)).toEqual([1, 2, 3])
})

describe('another version', () => {
  test('a newer item stays in its store unsent, and is listed as unreadable', async () => {
    const newer = { schema: 2, id: 'new', whatever: true }
    await put('outbox', 'new', newer)
    const { id } = await queue('m-1')
    await replay('u-enterprise', { hurry: true })
    expect((await listReceipts()).map((one) => one.id)).toEqual([id])
    expect(await get('new', storeOf(ownDb(), 'outbox'))).toEqual(newer)
    expect(await unreadableRows()).toEqual([{ store: 'outbox', key: 'new', value: newer, moved: false }])
  })
  test('an older readable item is held with its reason, to be opened again', async () => {
    const { id } = await queue('m-1')
    const [item] = await listOutbox()
    await put('outbox', id, { ...item, schema: 0 })
    await replay('u-enterprise')
    expect((await listOutbox())[0]).toMatchObject({
      state: 'held',
      reason: expect.stringContaining('其他版本') as string,
    })
  })
  test('an older cached answer is deleted, and a newer one stays', async () => {
    await put('cache', 'old', { schema: 0 }, SHARED)
    await put('cache', 'new', { schema: 2 }, SHARED)
    await restoreCache(new QueryClient())
    expect(await inStore('cache', SHARED)).not.toContain('old')
    expect(await inStore('cache', SHARED)).toContain('new')
    expect(await unreadableRows()).toEqual([])
  })
  test('a newer receipt stays and is listed as unreadable, and an older one without a number is read', async () => {
    const older = {
      id: 'old',
      title: '申报',
      record: 'r',
      enId: 'e',
      endpoint: 'x',
      time: '2025-01-01',
      answer: 1,
    }
    const newer = { schema: 2, id: 'new' }
    await put('receipts', 'old', older)
    await put('receipts', 'new', newer)
    expect(await listReceipts()).toEqual([older])
    expect(await unreadableRows()).toEqual([{ store: 'receipts', key: 'new', value: newer, moved: false }])
  })
  test.each([
    ['files', 'new', 'own', (): Promise<unknown> => readFile('new'), undefined],
    ['aside', 'new', 'own', (): Promise<unknown> => listUnreadable(), []],
    ['meta', 'owner', 'shared', (): Promise<unknown> => rememberedOwner(), undefined],
    ['library', 'meta', 'shared', (): Promise<unknown> => readMeta(), {}],
  ] as const)(
    'a row that a newer portal wrote into %s is not read, and stays',
    async (name, key, of, look, found) => {
      const newer = { schema: 9, whatever: true }
      const db = of === 'own' ? ownDb() : SHARED
      await put(name, key, newer, db)
      expect(await look()).toEqual(found)
      expect(await get(key, storeOf(db, name))).toEqual(newer)
      expect(await unreadableRows()).toEqual([])
    },
  )
  test('a draft of a newer form is never overwritten, and the person gets a message', async () => {
    await saveDraft({ ...draft, schema: 2, values: 'newer' })
    await expect(saveDraft(draft)).rejects.toMatchObject({ kind: 'newer' })
    expect((await loadDraft(draft.key))?.values).toBe('newer')
  })
})

test('an invalid row that cannot be moved on a full disk is skipped, and the others work', async () => {
  const { id } = await queue('m-1')
  await put('outbox', 'bad', null)
  const real = IDBObjectStore.prototype.put
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...args
  ) {
    if (this.name === 'aside') throw new DOMException('full', 'QuotaExceededError')
    return real.apply(this, args)
  })
  expect((await listOutbox()).map((one) => one.id)).toEqual([id])
  await replay('u-enterprise')
  expect((await listReceipts()).map((one) => one.id)).toEqual([id])
  full.mockRestore()
  expect(await inStore('outbox')).toEqual(['bad'])
})

test('a file of a draft that was moved aside is not deleted', async () => {
  const file = await keepFile(new File(['a'], 'a.pdf'))
  await put('drafts', 'bad', { ...draft, files: [file] })
  await listDrafts()
  await sweepFiles(Date.now() + 2 * 86_400_000)
  expect(await readFile(file.fileId)).toBeDefined()
})

test('a moved row of any shape can be saved as a file and deleted', async () => {
  const round: Record<string, unknown> = { day: new Date(0), many: 10n, bytes: new Uint8Array([1, 2]).buffer }
  round['self'] = round
  await put('receipts', 'bad', new Map([['a', round]]))
  await listReceipts()
  const [one] = await listUnreadable()
  const { value } = JSON.parse(await (await asFile(one!)).text()) as { value: unknown }
  expect(value).toEqual([['a', { day: '1970-01-01T00:00:00.000Z', many: '10', bytes: 'AQI=', self: '[…]' }]])
  expect((await readUsage()).receipts.count).toBe(0)
  await removeAside(one!)
  expect(await unreadableRows()).toEqual([])
})

test('another user does not find the moved rows', async () => {
  await put('receipts', 'bad', null)
  await listReceipts()
  await setOwner({ userId: 'u-other', enId: '' })
  expect(await unreadableRows()).toEqual([])
  expect(await inStore('aside', userDb('u-enterprise'))).toHaveLength(1)
})
