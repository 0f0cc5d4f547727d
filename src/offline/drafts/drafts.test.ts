import { set } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { storeOf, userDb } from '#offline/device/db.ts'
import { listDrafts, loadDraft, removeDraft, saveDraft } from './drafts.ts'
import { dropFile, keepFile, readFile } from './files.ts'
import { ownDb, setOwner } from '#offline/owner.ts'
import { exportDrafts, importDrafts } from './transfer.ts'

const key = { form: 'apply', record: 'item-rd' }
const draft = {
  key,
  values: { projectName: '减速器' },
  schema: 1,
  title: '研发补助',
  href: '/declare/apply/add',
  files: [],
}

beforeEach(async () => {
  const userId = crypto.randomUUID()
  indexedDB.deleteDatabase(userDb(userId))
  await setOwner({ userId, enId: 'en-a' })
})

test('a saved draft is loaded with its values', async () => {
  await saveDraft(draft)
  expect((await loadDraft(key))?.values).toEqual({ projectName: '减速器' })
})
test('one record has one draft, and a later save replaces the earlier one', async () => {
  await saveDraft(draft)
  await saveDraft({ ...draft, values: { projectName: '机器人' } })
  expect((await listDrafts()).map((one) => one.values)).toEqual([{ projectName: '机器人' }])
})
test('another user does not see the drafts', async () => {
  await saveDraft(draft)
  await setOwner({ userId: 'somebody-else', enId: 'en-a' })
  expect(await listDrafts()).toEqual([])
})
test('another enterprise of the same user does not see the draft', async () => {
  const userId = crypto.randomUUID()
  await setOwner({ userId, enId: 'en-a' })
  await saveDraft(draft)
  await setOwner({ userId, enId: 'en-b' })
  expect(await loadDraft(key)).toBeUndefined()
})
test('a file that was deleted before it is read is named in the message', async () => {
  const file = new File(['审计报告'], '审计.pdf')
  file.arrayBuffer = () => Promise.reject(new DOMException('could not be read', 'NotReadableError'))
  await expect(keepFile(file)).rejects.toThrow('“审计.pdf”无法读取，可能已被移动、删除或修改，请重新选择')
})
test('removing a draft deletes the bytes of its files', async () => {
  const file = await keepFile(new File(['审计报告'], '审计.pdf', { type: 'application/pdf' }))
  await saveDraft({ ...draft, files: [file] })
  await removeDraft(key)
  expect(await readFile(file.fileId)).toBeUndefined()
})
test('exported drafts are imported with their files, equal to the byte', async () => {
  const bytes = Uint8Array.from({ length: 3_000 }, (_, index) => index % 256)
  const file = await keepFile(new File([bytes], '立项书.pdf', { type: 'application/pdf' }))
  await saveDraft({ ...draft, files: [file] })
  const exported = await exportDrafts()
  await removeDraft(key)
  await setOwner({ userId: crypto.randomUUID(), enId: 'en-c' })
  expect(await importDrafts(exported)).toBe(1)
  expect((await loadDraft(key))?.values).toEqual({ projectName: '减速器' })
  const back = await readFile(file.fileId)
  expect(back?.name).toBe('立项书.pdf')
  expect(new Uint8Array(await back!.arrayBuffer())).toEqual(bytes)
})
test('an imported draft starts with the newest receipt of this device, not of its origin', async () => {
  await saveDraft({ ...draft, asOf: 1 as ReceiptNo })
  const exported = await exportDrafts()
  await setOwner({ userId: crypto.randomUUID(), enId: 'en-c' })
  await set('receipts', 7, storeOf(ownDb(), 'meta'))
  await importDrafts(exported)
  expect((await loadDraft(key))?.asOf).toBe(7)
})
test('an imported draft never replaces a newer one', async () => {
  await saveDraft(draft)
  const exported = await exportDrafts()
  await saveDraft({ ...draft, values: { projectName: '更新的' } })
  expect(await importDrafts(exported)).toBe(0)
  expect((await loadDraft(key))?.values).toEqual({ projectName: '更新的' })
})
test('a file that is not an export is refused with a message', async () => {
  await expect(importDrafts(new Blob(['{"a":1}']))).rejects.toThrow('文件不是草稿文件或已损坏，请重新选择')
  await expect(importDrafts(new Blob(['%PDF']))).rejects.toThrow('文件不是草稿文件或已损坏，请重新选择')
})
test.each([
  // Reported by Chromium for a large value on a full disk, and for its own limit.
  ['DataError', '本机存储空间不足，文件未保存。请清理空间后重新选择'],
  ['QuotaExceededError', '本机存储空间不足，文件未保存。请清理空间后重新选择'],
  ['UnknownError', '文件未能保存到本机，请重新选择'],
])('a file that could not be stored must be chosen again: %s', async (name, words) => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Failed to write blobs (IOError)', name)
  })
  await expect(keepFile(new File(['x'], 'x.pdf'))).rejects.toThrow(words)
  put.mockRestore()
})
test('a deleted file is gone', async () => {
  const file = await keepFile(new File(['x'], 'x.pdf'))
  await dropFile(file.fileId)
  expect(await readFile(file.fileId)).toBeUndefined()
})
