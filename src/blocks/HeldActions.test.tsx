// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Draft } from '#offline/outbox/item.ts'
import { HeldActions } from './HeldActions.tsx'

test('a button with a name includes that name in its label', () => {
  const held = (id: string) => ({ id, state: 'held', draft: {} as Draft }) as const
  render(
    <>
      <HeldActions item={held('a')} name="研发费用补助" onReopened={vi.fn()} />
      <HeldActions item={held('b')} onReopened={vi.fn()} />
    </>,
  )
  const names = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent)
  expect(names).toEqual(['打开修改：研发费用补助', '打开修改'])
})
