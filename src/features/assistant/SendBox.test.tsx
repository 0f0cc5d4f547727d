// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SendBox } from './SendBox.tsx'

test('who forgets the conversation stands in the box: the button is gone', () => {
  const box = (onClear?: () => void) => <SendBox onSend={vi.fn()} onClear={onClear} />
  const { rerender } = render(box(vi.fn()))
  expect(screen.getByRole('textbox')).toHaveFocus()
  screen.getByRole('button', { name: '清空记录' }).focus()
  rerender(box())
  expect(screen.getByRole('textbox')).toHaveFocus()
})
