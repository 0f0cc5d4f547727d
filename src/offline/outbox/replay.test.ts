import { http } from 'msw'
import { expect, test, vi } from 'vitest'
import { call } from '#api/call/call.ts'
import { common } from '#api/common.ts'
import { declare } from '#api/declare.ts'
import { userDb } from '#offline/device/db.ts'
import { transact } from '#offline/device/transact.ts'
import { loadDraft, saveDraft } from '#offline/drafts/drafts.ts'
import { readFile } from '#offline/drafts/files.ts'
import {
  discard,
  DraftInTheWay,
  Gone,
  MayHaveArrived,
  resolveConflict,
  retry,
  send,
  StillSending,
  takeBack,
} from './outbox.ts'
import { reopen } from './reopen.ts'
import { setOwner } from '#offline/owner.ts'
import { city, effects, fault, key, state, keepPapers, run, startSending, submit } from './replay.test-kit.ts'
import { listOutbox, listReceipts, newestReceipt } from './store.ts'

startSending()

const realPut = IDBObjectStore.prototype.put

test('a submit with two attachments arrives once, with its receipt number', async () => {
  await submit(await keepPapers())
  await run()
  expect(effects('/declare/user/create')).toHaveLength(1)
  expect(effects('/upload/file')).toHaveLength(2)
  const [receipt] = await listReceipts()
  expect(receipt?.no).toMatch(/^SB\d{14}$/)
  expect(await listOutbox()).toEqual([])
})
test('a file uploaded ahead is not uploaded again, and is deleted from the device with the receipt', async () => {
  const [first, second] = await keepPapers()
  const body = new FormData()
  body.append('file', (await readFile(first!.fileId))!)
  const { filePath } = await call(common.upload, { body })
  await submit([{ ...first!, serverPath: filePath }, second!])
  await run()
  expect(effects('/upload/file')).toHaveLength(2)
  expect(await listReceipts()).toHaveLength(1)
  for (const { fileId } of [first!, second!]) expect(await readFile(fileId)).toBeUndefined()
})
test('parallel runs send an item once', async () => {
  await submit(await keepPapers())
  await Promise.all([run(), run(), run()])
  expect(effects('/declare/user/create')).toHaveLength(1)
})
test('the same draft submitted from two tabs is one submit, before and after it was sent', async () => {
  const files = await keepPapers()
  const [first, second] = await Promise.all([submit(files), submit(files)])
  expect(second.id).toBe(first.id)
  await run()
  expect((await submit(files)).id).toBe(first.id)
  await run()
  expect(effects('/declare/user/create')).toHaveLength(1)
  expect(await listOutbox()).toEqual([])
})
test('the same content in a form opened after the receipt is another submit', async () => {
  const { id } = await submit(await keepPapers())
  await run()
  const again = await submit(await keepPapers(), {}, 'en-chengyue', await newestReceipt())
  expect(again.id).not.toBe(id)
  expect(await listOutbox()).toMatchObject([{ id: again.id }])
})
test('an item that may have taken effect is neither opened nor withdrawn by default', async () => {
  const { id } = await submit(await keepPapers())
  fault({ dropAfter: 1, match: '*/declare/user/create', times: 1 })
  await run()
  await expect(reopen(id)).rejects.toThrow(MayHaveArrived)
  await expect(takeBack(id)).rejects.toThrow(MayHaveArrived)
  expect(await listOutbox()).toHaveLength(1)
  await run()
  await expect(reopen(id)).rejects.toThrow(Gone)
  await expect(takeBack(id)).rejects.toThrow(Gone)
  expect(effects('/declare/user/create')).toHaveLength(1)
})
test('an item that may have taken effect is opened after the person was warned', async () => {
  const { id } = await submit(await keepPapers())
  fault({ dropAfter: 1, match: '*/declare/user/create', times: 1 })
  await run()
  expect(await reopen(id, true)).toBe('/declare/apply/add?item=item-rd')
  expect(await listOutbox()).toEqual([])
})
test('an item of which only files were uploaded is opened and withdrawn at once', async () => {
  const { id } = await submit(await keepPapers())
  fault({ dropAfter: 1, match: '*/upload/file' })
  await run()
  expect(await reopen(id)).toBe('/declare/apply/add?item=item-rd')
  const draft = await loadDraft(key)
  expect(draft).toMatchObject({ takenOut: { id } })
  expect(draft?.reason).toBeUndefined()
  const again = await submit(await keepPapers())
  await run()
  await takeBack(again.id)
  expect(await listOutbox()).toEqual([])
})
test('an answer lost after the effect does not cause a second effect', async () => {
  await submit(await keepPapers())
  fault({ dropAfter: 1, match: '*/declare/user/create', times: 1 })
  await run()
  expect(await listOutbox()).toHaveLength(1)
  await run()
  expect(effects('/declare/user/create')).toHaveLength(1)
  expect((await listReceipts())[0]?.no).toMatch(/^SB/)
})
test('an interrupted upload resumes at that file, and the city has the same bytes', async () => {
  await submit(await keepPapers())
  fault({ dropBefore: 1, match: '*/upload/file', times: 1 })
  await run()
  await run()
  expect(effects('/upload/file')).toHaveLength(2)
  const texts = [...state.world.files.values()].map((file) => new TextDecoder().decode(file.bytes))
  expect(texts).toContain('%PDF-1.4 研发项目立项书')
})
test.each([
  [{ status: 500 }, '服务器内部错误'],
  [{ captive: 1 }, '当前网络需要上网认证，请先完成认证'],
  [{ dropBefore: 1 }, '服务器连接失败'],
])('after %j an item waits with its reason, and is sent later', async (part, reason) => {
  await submit(await keepPapers())
  fault({ ...part, match: '*/declare/user/create', times: 1 })
  const { next } = await run()
  expect((await listOutbox())[0]).toMatchObject({ state: 'waiting', reason, attempts: 1 })
  expect(next).toBeGreaterThan(Date.now())
  await run()
  expect(effects('/declare/user/create')).toHaveLength(1)
})
test('a call without an answer is aborted after a minute, and sent later', async () => {
  await submit(await keepPapers())
  let asked = () => undefined as void
  const arrived = new Promise<void>((done) => (asked = done))
  city.use(
    http.post('*/declare/user/create', () => {
      asked()
      return new Promise<never>(() => undefined)
    }),
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const running = run()
    await arrived
    await vi.advanceTimersByTimeAsync(60_000)
    await running
  } finally {
    vi.useRealTimers()
    city.resetHandlers()
  }
  expect((await listOutbox())[0]).toMatchObject({ state: 'waiting', reason: '请求超时', attempts: 1 })
  await run()
  expect(effects('/declare/user/create')).toHaveLength(1)
})
test('the city’s Retry-After is respected, even after the network returns', async () => {
  await submit(await keepPapers())
  fault({ status: 503, retryAfter: 60, match: '*/declare/user/create', times: 1 })
  await run()
  const { next } = await run()
  expect(effects('/declare/user/create')).toHaveLength(0)
  expect(next).toBeGreaterThan(Date.now() + 55_000)
  await retry((await listOutbox())[0]!.id)
  await run()
  expect(effects('/declare/user/create')).toHaveLength(1)
})
test('a refused item is held with its reason at its field, and opened again it is a draft with a new key', async () => {
  const { id } = await submit(await keepPapers(), { applyAmount: 9_000_000 })
  await run()
  const [held] = await listOutbox()
  expect(held).toMatchObject({ state: 'held', problems: [{ field: 'form.applyAmount' }] })
  expect(await reopen(id)).toBe('/declare/apply/add?item=item-rd')
  expect(await loadDraft(key)).toMatchObject({ reason: held?.reason, problems: held?.problems })
  const again = await submit(held!.files)
  expect(again.id).not.toBe(id)
  await run()
  expect(effects('/declare/user/create')).toHaveLength(1)
})
test('an opened item never replaces a newer draft', async () => {
  const { id } = await submit(await keepPapers(), { applyAmount: 9_000_000 })
  await run()
  await saveDraft({ key, values: 'newer', schema: 1, title: '研发补助', href: '/', files: [] })
  await expect(reopen(id)).rejects.toThrow(DraftInTheWay)
  expect((await loadDraft(key))?.values).toBe('newer')
  expect(await listOutbox()).toHaveLength(1)
})
test('an item that is being sent can be neither withdrawn nor opened, not even after 重试', async () => {
  const { id } = await submit(await keepPapers())
  fault({ latencyMs: 50, statusChance: 0 })
  const going = run()
  await vi.waitFor(async () => expect((await listOutbox())[0]?.claimed).toBe(true))
  await retry(id)
  await expect(discard(id)).rejects.toThrow(StillSending)
  await going
  expect(effects('/declare/user/create')).toHaveLength(1)
})
test('an item whose receipt cannot be stored is resent under its key, never held', async () => {
  await submit(await keepPapers())
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...args
  ) {
    if (this.name === 'receipts') throw new DOMException('full', 'QuotaExceededError')
    return realPut.apply(this, args)
  })
  await expect(run()).rejects.toMatchObject({ kind: 'quota' })
  expect((await listOutbox())[0]?.state).toBe('waiting')
  put.mockRestore()
  await run()
  expect(effects('/declare/user/create')).toHaveLength(1)
  expect(await listOutbox()).toEqual([])
})
test('the newest 200 receipts are kept', async () => {
  await transact(userDb('u-enterprise'), ['receipts'], ({ receipts }) => {
    for (let index = 0; index < 205; index += 1) {
      const time = new Date(Date.UTC(2020, 0, 1, 0, 0, index)).toISOString()
      const id = `r-${String(index)}`
      const rest = {
        title: '申报',
        record: 'r',
        enId: 'en-chengyue',
        endpoint: 'declare.create',
        answer: null,
      }
      receipts.put({ id, time, ...rest }, id)
    }
  })
  await submit(await keepPapers())
  await run()
  const kept = await listReceipts()
  expect(kept).toHaveLength(200)
  expect(kept[0]?.no).toMatch(/^SB/)
})
test('a held record blocks only itself', async () => {
  await submit(await keepPapers(), { applyAmount: 9_000_000 })
  await send(
    declare.update,
    {
      body: {
        id: 'decl-fix',
        version: 0,
        action: 'withdraw',
        declareEntId: 'x',
        declareEnId: 'en-chengyue',
        type: 'apply',
      },
    },
    { title: '撤回', record: 'declare:decl-fix' },
  )
  await run()
  expect((await listOutbox()).map((item) => item.state)).toEqual(['held', 'conflict'])
})
test('a record changed since is a conflict, and the resolved item is sent with the city’s version', async () => {
  const row = state.world.db.declaration.get('decl-fix', '申报')
  const target = { declareEntId: row.itemId, declareEnId: 'en-chengyue', type: row.type }
  const body = { ...target, id: row.id, version: row.version - 1, action: 'withdraw' as const }
  const { id } = await send(
    declare.update,
    { body },
    { title: '撤回', record: 'declare:decl-fix', base: row },
  )
  await run()
  expect((await listOutbox())[0]).toMatchObject({
    state: 'conflict',
    current: { id: 'decl-fix', version: row.version },
  })
  await resolveConflict(id, { ...body, version: row.version })
  await run()
  expect(await listOutbox()).toEqual([])
  expect(state.world.db.declaration.get('decl-fix', '申报').status).toBe('已撤回')
})
test('items stay if the session cannot be renewed, and are sent after the sign-in', async () => {
  await submit(await keepPapers())
  state.token = 'no-longer-valid'
  expect(await run()).toMatchObject({ needsSignIn: true })
  expect((await listOutbox())[0]).toMatchObject({ state: 'waiting', attempts: 0 })
  state.token = state.world.grant('u-enterprise').access_token
  await run()
  expect(effects('/declare/user/create')).toHaveLength(1)
})
test('an item is sent under its original enterprise', async () => {
  await submit(await keepPapers())
  await setOwner({ userId: 'u-enterprise', enId: 'en-lanqi' })
  await run()
  expect(effects('/declare/user/create').map((entry) => entry.enId)).toEqual(['en-chengyue'])
})
test('a lost attachment is named in the reason', async () => {
  const files = await keepPapers()
  await submit(files.map((file) => ({ ...file, fileId: 'cleared-by-the-browser' })))
  await run()
  expect((await listOutbox())[0]?.reason).toContain('研发费用专项审计报告.pdf')
})
