// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Cell } from './Cell.tsx'

test('a cell says each text that is typed, and keeps the caret where the form follows', async () => {
  const told = vi.fn()
  const { rerender } = render(<Cell aria-label="名称" value="丝杠" onTyped={told} />)
  const cell = screen.getByLabelText<HTMLInputElement>('名称')
  await userEvent.type(cell, '滚珠', { initialSelectionStart: 0 })
  expect(told.mock.calls).toEqual([['滚丝杠'], ['滚珠丝杠']])
  rerender(<Cell aria-label="名称" value="滚珠丝杠" onTyped={told} />)
  expect(cell).toHaveValue('滚珠丝杠')
  expect(cell.selectionStart).toBe(2)
})

test('a value from elsewhere replaces what a cell shows', async () => {
  const { rerender } = render(<Cell aria-label="名称" value="丝杠" onTyped={() => undefined} />)
  await userEvent.type(screen.getByLabelText('名称'), '副')
  rerender(<Cell aria-label="名称" value="主轴" onTyped={() => undefined} />)
  expect(screen.getByLabelText('名称')).toHaveValue('主轴')
})

test('a cell that is left says its text without what nobody sees', async () => {
  const told = vi.fn()
  render(<Cell aria-label="证书号" value={'ZL1\u200b\u3000'} onTyped={told} />)
  await userEvent.click(screen.getByLabelText('证书号'))
  await userEvent.tab()
  expect(told).toHaveBeenLastCalledWith('ZL1')
})
