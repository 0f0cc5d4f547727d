// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { del } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { draftId, loadDraft, removeDraft, saveDraft } from './drafts.ts'
import { announce } from '#offline/channel.ts'
import { storeOf } from '#offline/device/db.ts'
import { owner, ownDb, setOwner } from '#offline/owner.ts'
import { flushForms } from './open-forms.ts'
import { type AutosaveInput, useAutosave } from './useAutosave.ts'
import { deviceState } from '#offline/view.ts'

const key = { form: 'apply', record: 'item-rd' }
const input = (name: string, part: Partial<AutosaveInput> = {}): AutosaveInput => ({
  key,
  schema: 1,
  title: '研发补助',
  href: '/declare/apply/add?item=item-rd',
  values: { name },
  dirty: name !== '',
  files: [],
  ...part,
})
const form = (first = '') =>
  renderHook((props: AutosaveInput) => useAutosave(props), { initialProps: input(first) })

beforeEach(() => setOwner({ userId: crypto.randomUUID(), enId: 'en-a' }))

test('typed text is saved on the device soon, and the form says so', async () => {
  const { rerender, result } = form()
  rerender(input('减速器'))
  await waitFor(() => expect(result.current.state).toBe('saved'), { timeout: 2_000 })
  expect((await loadDraft(key))?.values).toEqual({ name: '减速器' })
})
test('nothing is saved before the first edit', async () => {
  const { unmount } = form()
  unmount()
  await flushForms()
  expect(await loadDraft(key)).toBeUndefined()
})
test('hiding the page saves the last letters at once', async () => {
  const { rerender } = form()
  rerender(input('减'))
  rerender(input('减速'))
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(async () => expect((await loadDraft(key))?.values).toEqual({ name: '减速' }), {
    timeout: 300,
  })
})
test('letters that the form has not rendered yet are saved too when the form is left', async () => {
  const typed = { title: '研发补助', values: { name: '减速器' }, dirty: true, files: [] }
  const { unmount } = renderHook(() => useAutosave(input('减', { newest: () => typed })))
  unmount()
  await vi.waitFor(async () => expect((await loadDraft(key))?.values).toEqual({ name: '减速器' }))
})
test('after the first save, no save reads before it writes, because a closing page gets no answer', async () => {
  const { rerender, result } = form()
  rerender(input('减'))
  await waitFor(() => expect(result.current.state).toBe('saved'), { timeout: 2_000 })
  const reads = vi.spyOn(IDBObjectStore.prototype, 'get')
  const writes = vi.spyOn(IDBObjectStore.prototype, 'put')
  rerender(input('减速'))
  await vi.waitFor(() => expect(writes).toHaveBeenCalledOnce(), { timeout: 2_000 })
  rerender(input('减速器'))
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(writes).toHaveBeenCalledTimes(2))
  expect(reads).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  expect((await loadDraft(key))?.values).toEqual({ name: '减速器' })
})
test('a draft of a newer version is never overwritten, not even when the page is hidden', async () => {
  await saveDraft({
    key,
    values: { title: '新' },
    schema: 2,
    title: '研发补助',
    href: '/declare/apply/add',
    files: [],
  })
  const { rerender, result } = form()
  rerender(input('减'))
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(result.current.state).toBe('failed'))
  expect((await loadDraft(key))?.values).toEqual({ title: '新' })
})
test('leaving the page saves the last letters', async () => {
  const { rerender, unmount } = form()
  rerender(input('离开'))
  unmount()
  await vi.waitFor(async () => expect((await loadDraft(key))?.values).toEqual({ name: '离开' }))
})
test('the last letters go to the form’s owner, even if another user has signed in in the tab', async () => {
  const first = { userId: crypto.randomUUID(), enId: 'en-a' }
  await setOwner(first)
  const { rerender, unmount } = form()
  rerender(input('甲的草稿'))
  await setOwner({ userId: crypto.randomUUID(), enId: 'en-a' })
  unmount()
  await flushForms()
  expect(await loadDraft(key)).toBeUndefined()
  await setOwner(first)
  await vi.waitFor(async () => expect((await loadDraft(key))?.values).toEqual({ name: '甲的草稿' }))
})
test('a form with edits counts against a reload', () => {
  const { rerender, unmount } = form()
  expect(deviceState.dirtyForms).toBe(0)
  rerender(input('x'))
  expect(deviceState.dirtyForms).toBe(1)
  unmount()
  expect(deviceState.dirtyForms).toBe(0)
})
test('letters that the form has not rendered yet count once their field is left', () => {
  const typed = { title: '研发补助', values: { name: '减' }, dirty: false, files: [] }
  const { rerender, unmount } = renderHook(() => useAutosave(input('', { newest: () => typed })))
  typed.dirty = true
  document.dispatchEvent(new Event('focusout'))
  expect(deviceState.dirtyForms).toBe(1)
  rerender()
  expect(deviceState.dirtyForms).toBe(1)
  unmount()
  expect(deviceState.dirtyForms).toBe(0)
})
test('a failed save is shown, and the form continues', async () => {
  const { rerender, result } = form()
  rerender(input('x', { values: { name: 'x', handler: () => undefined } }))
  await waitFor(() => expect(result.current.state).toBe('failed'), { timeout: 2_000 })
  expect(result.current.problem).toContain('本机保存失败')
  expect(await flushForms()).toBe(false)
})

/** Opens a form with a saved draft and one more letter, whose save still waits. */
async function formWithPendingSave() {
  const opened = form()
  opened.rerender(input('减'))
  await waitFor(() => expect(opened.result.current.state).toBe('saved'), { timeout: 2_000 })
  opened.rerender(input('减速'))
  return opened
}
/** Removes the draft as another tab does: its message comes first, then the row is gone. */
async function removeInOtherTab() {
  const other = new BroadcastChannel('portal')
  other.postMessage({ type: 'removing', userId: owner()!.userId, ids: [draftId('en-a', key)] })
  await del(draftId('en-a', key), storeOf(ownDb(), 'drafts'))
  other.close()
}
/** Tells what signing out with 清除 tells, before the whole database goes. */
const removeAll = () => Promise.resolve(announce({ type: 'removing', userId: owner()!.userId }))

test.each([
  ['here', () => removeDraft(key)],
  ['in another tab', removeInOtherTab],
  ['with everything of its user', removeAll],
])('a draft that is removed %s is not written again by a save that waited', async (_where, remove) => {
  const { result, unmount } = await formWithPendingSave()
  const writes = vi.spyOn(IDBObjectStore.prototype, 'put')
  await remove()
  await waitFor(() => expect(result.current.state).toBe('none'))
  dispatchEvent(new Event('pagehide'))
  dispatchEvent(new Event('pageshow'))
  await flushForms()
  unmount()
  await flushForms()
  expect(writes).not.toHaveBeenCalled()
  expect(Object.keys(localStorage)).toEqual([])
  vi.restoreAllMocks()
})
test('a save that the device holds back is not written after an acknowledged removal, and the next edit is', async () => {
  const { rerender, result } = await formWithPendingSave()
  const saved = result.current.flush()
  const removed = removeDraft(key)
  await Promise.all([saved, removed])
  expect(await loadDraft(key)).toBeUndefined()
  rerender(input('减速器'))
  await vi.waitFor(async () => expect((await loadDraft(key))?.values).toEqual({ name: '减速器' }), {
    timeout: 2_000,
  })
})
test('a save that has not reached the store yet when its draft is removed writes nothing', async () => {
  const { result } = await formWithPendingSave()
  const writes = vi.spyOn(IDBObjectStore.prototype, 'put')
  const saving = result.current.flush()
  await removeAll()
  expect(await saving).toBe(true)
  expect(writes).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
