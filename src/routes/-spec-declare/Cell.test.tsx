// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Cell } from './Cell.tsx'

test('a cell reports each typed text, and keeps the caret when the form renders the new value', async () => {
  const onTypedText = vi.fn()
  const { rerender } = render(<Cell aria-label="名称" value="丝杠" onTyped={onTypedText} />)
  const cell = screen.getByLabelText<HTMLInputElement>('名称')
  await userEvent.type(cell, '滚珠', { initialSelectionStart: 0 })
  expect(onTypedText.mock.calls).toEqual([['滚丝杠'], ['滚珠丝杠']])
  rerender(<Cell aria-label="名称" value="滚珠丝杠" onTyped={onTypedText} />)
  expect(cell).toHaveValue('滚珠丝杠')
  expect(cell.selectionStart).toBe(2)
})

test('a value set by the form replaces the text of a cell', async () => {
  const { rerender } = render(<Cell aria-label="名称" value="丝杠" onTyped={() => undefined} />)
  await userEvent.type(screen.getByLabelText('名称'), '副')
  rerender(<Cell aria-label="名称" value="主轴" onTyped={() => undefined} />)
  expect(screen.getByLabelText('名称')).toHaveValue('主轴')
})

test('a cell reports its text without invisible characters on blur', async () => {
  const onTypedText = vi.fn()
  render(<Cell aria-label="证书号" value={'ZL1\u200b\u3000'} onTyped={onTypedText} />)
  await userEvent.click(screen.getByLabelText('证书号'))
  await userEvent.tab()
  expect(onTypedText).toHaveBeenLastCalledWith('ZL1')
})
