// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { docking } from '#api/docking.ts'
import { removeDraft } from '#offline/drafts/drafts.ts'
import { reopen } from '#offline/outbox/reopen.ts'
import { listOutbox } from '#offline/outbox/store.ts'
import { setOwner } from '#offline/owner.ts'
import { account } from '#session/account.ts'
import { useDraft } from './useDraft.ts'
import { useDraftForm } from './useDraftForm.ts'

const key = { form: 'demand', record: 'new' }
const blank = { title: '' }
const schema = v.object({ title: v.pipe(v.string(), v.minLength(1)) })

/** Opens a form of one field and fills it in. */
async function filledIn(before?: () => Promise<unknown>, later?: string[]) {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const use = () => {
    const draft = useDraft({ ...key, schemaVersion: 1, blank })
    return useDraftForm({
      draft,
      title: '发布需求',
      href: '/demand',
      schema,
      labels: { title: '标题' },
      send: ({ title }) => [docking.demandSave, { body: { title, draft: true as const } }],
      ...(before ? { before } : {}),
      later,
    })
  }
  const { result } = renderHook(use, { wrapper })
  await vi.waitFor(() => expect(result.current.isReady).toBe(true))
  act(() => result.current.set('title', '减速器'))
  await vi.waitFor(() => expect(result.current.autosave.state).toBe('saved'))
  return result
}

beforeEach(async () => {
  account.enId = 'en-a'
  await setOwner({ userId: crypto.randomUUID(), enId: 'en-a' })
})

test('a submitted item can be reopened even if its draft was deleted in another tab', async () => {
  const form = await filledIn()
  await removeDraft(key)
  await act(() => form.current.submit())
  const [item] = await listOutbox()
  expect(await reopen(item!.id)).toBe('/demand')
})

test('a submit does not wait for a city that never answers', async () => {
  const form = await filledIn(() => new Promise(() => undefined))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const submitted = act(() => form.current.submit())
    await vi.advanceTimersByTimeAsync(5_000)
    vi.useRealTimers()
    await submitted
  } finally {
    vi.useRealTimers()
  }
  expect(await listOutbox()).toHaveLength(1)
})

test('an empty field without loaded choices is listed instead of marked as an error, and blocks the submit', async () => {
  const form = await filledIn(undefined, ['title'])
  expect(form.current.later).toEqual([])
  act(() => form.current.set('title', ''))
  await vi.waitFor(() =>
    expect(form.current.later).toEqual([{ name: 'title', label: '标题', message: '联网后补填' }]),
  )
  expect(form.current.wrong).toEqual([])
  expect(form.current.hasIssues('form')).toBe(false)
  await act(() => form.current.submit())
  expect(await listOutbox()).toEqual([])
})
