// @vitest-environment jsdom
// @own-process: the disk’s errors are set in the globals of the process
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setOwner } from '#offline/owner.ts'
import { deviceState } from '#offline/view.ts'
import { draftId, listDrafts, loadDraft, saveDraft } from './drafts.ts'
import { removeUnloadDrafts, writeUnloadDraft } from './unload-drafts.ts'
import { type AutosaveInput, useAutosave } from './useAutosave.ts'

const key = { form: 'apply', record: 'item-rd' }
const draft = { key, schema: 1, title: '研发补助', href: '/declare/apply/add?item=item-rd', files: [] }
const input = (name: string): AutosaveInput => ({ ...draft, values: { name }, dirty: name !== '' })
const hidePage = () => dispatchEvent(new Event('pagehide'))
/** Shows the next page, because a hidden page reads no store. */
const showPage = () => dispatchEvent(new Event('pageshow'))
const writtenKeys = () => Object.keys(localStorage)
const id = draftId('en-a', key)

let userId: string
beforeEach(async () => {
  userId = crypto.randomUUID()
  localStorage.clear()
  deviceState.storage = 'disk'
  await setOwner({ userId, enId: 'en-a' })
})

/** Opens a form and leaves the page before the store has written the last letters. */
async function leaveBeforeSave() {
  const { rerender, result, unmount } = renderHook((props: AutosaveInput) => useAutosave(props), {
    initialProps: input(''),
  })
  rerender(input('减'))
  await waitFor(() => expect(result.current.state).toBe('saved'), { timeout: 2_000 })
  rerender(input('减速器'))
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('gone', 'AbortError')
  })
  hidePage()
  await waitFor(() => expect(result.current.state).toBe('failed'))
  unmount()
  await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(2))
  put.mockRestore()
  showPage()
}

test('letters that a page could not store before it closed are there on the next page', async () => {
  await leaveBeforeSave()
  expect((await loadDraft(key))?.values).toEqual({ name: '减速器' })
  expect(writtenKeys()).toEqual([])
  expect((await listDrafts()).map(({ values }) => values)).toEqual([{ name: '减速器' }])
})

test('letters that the store has written in time are not stored twice', async () => {
  const { rerender, result } = renderHook((props: AutosaveInput) => useAutosave(props), {
    initialProps: input(''),
  })
  rerender(input('减速器'))
  hidePage()
  expect(writtenKeys()).toHaveLength(1)
  await waitFor(() => expect(result.current.state).toBe('saved'))
  expect(writtenKeys()).toEqual([])
  showPage()
})

test('a draft saved later in the store stays', async () => {
  writeUnloadDraft(userId, id, {
    ...draft,
    enId: 'en-a',
    values: { name: '旧' },
    savedAt: '2026-01-01T00:00:00.000Z',
  })
  await saveDraft({ ...draft, values: { name: '新' } })
  expect((await loadDraft(key))?.values).toEqual({ name: '新' })
})

test('a draft written at unload is for its writer only, and is removed with all of the writer’s', async () => {
  await leaveBeforeSave()
  await setOwner({ userId: crypto.randomUUID(), enId: 'en-a' })
  expect(await loadDraft(key)).toBeUndefined()
  expect(writtenKeys()).toHaveLength(1)
  removeUnloadDrafts(userId)
  expect(writtenKeys()).toEqual([])
})

test.each(['null', '5', '"x"', '{', '{"key":{"form":"apply"}}'])(
  'an unreadable draft is dropped: %s',
  async (text) => {
    localStorage.setItem(`portal.last:${userId}:${id}`, text)
    expect(await loadDraft(key)).toBeUndefined()
    expect(writtenKeys()).toEqual([])
  },
)

test('a public computer writes nothing to its disk', async () => {
  deviceState.storage = 'public'
  const { rerender, result } = renderHook((props: AutosaveInput) => useAutosave(props), {
    initialProps: input(''),
  })
  rerender(input('减速器'))
  hidePage()
  expect(writtenKeys()).toEqual([])
  // Waits for the save, which would find no window after the end of the file.
  await waitFor(() => expect(result.current.state).toBe('saved'))
  showPage()
})
