// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ToastHost } from '#ui/state/Toast.tsx'
import { useLeaving } from './useLeaving.ts'

function Form({ isTakenOut }: { isTakenOut: boolean }) {
  useLeaving(isTakenOut)
  return null
}

/** Opens a form, hands it in or not, and leaves it. */
function leave(isTakenOut: boolean) {
  const host = render(<ToastHost />)
  const form = render(<Form isTakenOut />)
  form.rerender(<Form isTakenOut={isTakenOut} />)
  act(() => form.unmount())
  const said = screen.getByRole('status').textContent
  host.unmount()
  return said
}

test('what was handed in again is left without a word', () => {
  expect(leave(false)).toBe('')
})

test('who leaves what was taken out of the outbox is told that it is sent no more by itself', () => {
  expect(leave(true)).toMatch(/^尚未重新提交，已存为草稿，不会自动提交/)
})
