// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { leaveCompositions } from '#app/composing.ts'
import { AskBox } from './AskBox.tsx'

test('the box takes the focus after the conversation is cleared, because the button is gone', () => {
  const box = (onClear?: () => void) => <AskBox onSend={vi.fn()} onPerson={vi.fn()} onClear={onClear} />
  const { rerender } = render(box(vi.fn()))
  expect(screen.getByRole('textbox')).toHaveFocus()
  screen.getByRole('button', { name: '清空记录' }).focus()
  rerender(box())
  expect(screen.getByRole('textbox')).toHaveFocus()
})

test('a question that is too long stays whole and shows its length', () => {
  const onSend = vi.fn()
  render(<AskBox onSend={onSend} onPerson={vi.fn()} />)
  const box = screen.getByRole('textbox')
  const long = `${'问'.repeat(500)}😀`
  fireEvent.change(box, { target: { value: long } })
  fireEvent.click(screen.getByRole('button', { name: '发送' }))
  expect(onSend).not.toHaveBeenCalled()
  expect(box).toHaveValue(long)
  expect(screen.getByRole('alert')).toHaveTextContent('问题最多 500 个字，现有 501 个字')
})

test('the Enter that ends a composition in Safari leaves the question in the box, the next one sends it', () => {
  leaveCompositions()
  const onSend = vi.fn<(text: string) => void>()
  render(<AskBox onSend={onSend} onPerson={vi.fn()} />)
  const box = screen.getByRole('textbox')
  fireEvent.change(box, { target: { value: '研发补贴' } })
  fireEvent.compositionEnd(box)
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
  expect(onSend).not.toHaveBeenCalled()
  expect(box).toHaveValue('研发补贴')
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 })
  expect(onSend).toHaveBeenCalledWith('研发补贴')
})
