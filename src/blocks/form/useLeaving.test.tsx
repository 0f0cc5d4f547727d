// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Draft } from '#offline/outbox/item.ts'
import { putBack } from '#offline/outbox/put-back.ts'
import { ToastHost } from '#ui/state/Toast.tsx'
import { useLeaving } from './useLeaving.ts'

vi.mock('#offline/outbox/put-back.ts', () => ({ putBack: vi.fn(() => Promise.resolve(true)) }))

const draft = { key: { form: 'demand', record: 'new' }, enId: 'en-a', takenOut: { id: 'a' } } as Draft

function Form({ draft, isChanged }: { draft: Draft | undefined; isChanged: boolean }) {
  useLeaving(draft, () => isChanged)
  return null
}

/** Opens a form with a draft, edits it, leaves it, and returns the toast's text. */
async function leave(left: Draft | undefined, isChanged = false) {
  vi.mocked(putBack).mockClear()
  const host = render(<ToastHost />)
  const form = render(<Form draft={draft} isChanged={false} />)
  form.rerender(<Form draft={left} isChanged={isChanged} />)
  await act(() => Promise.resolve(form.unmount()))
  const toast = screen.getByRole('status').textContent
  host.unmount()
  return toast
}

test('leaving a resubmitted form shows no toast', async () => {
  expect(await leave(undefined, true)).toBe('')
  expect(putBack).not.toHaveBeenCalled()
})

test('leaving an ordinary draft shows no toast', async () => {
  expect(await leave({ ...draft, takenOut: true })).toBe('')
  expect(putBack).not.toHaveBeenCalled()
})

test('leaving a reopened item unchanged puts it back into the outbox', async () => {
  expect(await leave(draft)).toMatch(/^未作修改，已放回“待上传”/)
  expect(putBack).toHaveBeenCalledExactlyOnceWith(draft)
})

test('leaving a changed item shows that it is no longer sent automatically', async () => {
  expect(await leave(draft, true)).toMatch(/^尚未重新提交，已存为草稿，不会自动提交/)
  expect(putBack).not.toHaveBeenCalled()
})

test('a device failure on leaving shows the same', async () => {
  vi.mocked(putBack).mockRejectedValueOnce(new Error('no disk'))
  expect(await leave(draft)).toMatch(/^尚未重新提交/)
})
