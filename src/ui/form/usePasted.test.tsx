// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { filledRows } from '#lib/pasted-rows.ts'
import { pastedWords, usePasted } from './usePasted.tsx'

interface Line {
  name: string
  no: string
}
const table = {
  columns: [
    { name: 'name', key: 'name', label: '名称' },
    { name: 'no', key: 'no', label: '编号' },
  ] as const,
  blank: { name: '', no: '' },
  most: 2,
}

function Lines() {
  const [rows, setRows] = useState<Line[]>([{ name: '丝杠', no: '' }])
  const pasted = usePasted({
    value: rows,
    onChange: setRows,
    fill: (block, name) => filledRows(rows, block, name, table),
    most: 2,
  })
  return (
    <>
      <div onPasteCapture={pasted.onPasteCapture}>
        {rows.map((row, at) =>
          (['name', 'no'] as const).map((key) => (
            <input
              key={`${String(at)}${key}`}
              id={`field-lines[${String(at)}].${key}`}
              aria-label={`${String(at + 1)}${key}`}
              value={row[key]}
              onChange={({ target }) =>
                setRows(rows.map((one, index) => (index === at ? { ...one, [key]: target.value } : one)))
              }
            />
          )),
        )}
      </div>
      {pasted.bar}
    </>
  )
}
const paste = (label: string, text: string) => {
  screen.getByLabelText(label).focus()
  return fireEvent.paste(screen.getByLabelText(label), { clipboardData: { getData: () => text } })
}
const shown = () => screen.getAllByRole('textbox').map((one) => (one as HTMLInputElement).value)

test('A pasted block fills cells from the focused one, reports the count, and one press undoes it', async () => {
  render(<Lines />)
  expect(paste('1name', '导轨\tA-1\r\n主轴\tA-2\r\n轴承\tA-3\r\n')).toBe(false)
  expect(shown()).toEqual(['导轨', 'A-1', '主轴', 'A-2'])
  expect(screen.getByRole('status')).toHaveTextContent('已填入 4 格；表格最多 2 行，有 1 行未填入')
  // The focus stays in the cell of the paste.
  expect(screen.getByLabelText('1name')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: '撤销' }))
  expect(shown()).toEqual(['丝杠', ''])
  expect(screen.getByLabelText('1name')).toHaveFocus()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('A single text is pasted as usual', () => {
  render(<Lines />)
  expect(paste('1name', '导轨\r\n')).toBe(true)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('A paste can no longer be undone after a later edit, which is kept', async () => {
  render(<Lines />)
  paste('1no', 'A-1\nA-2')
  await userEvent.type(screen.getByLabelText('2name'), '主轴')
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
  expect(shown()).toEqual(['丝杠', 'A-1', '主轴', 'A-2'])
})

test('Only the first of many texts without a cell are named, with their number', () => {
  expect(pastedWords({ count: 0, left: ['甲', '乙', '丙', '丁'], over: 0 })).toBe(
    '已填入 0 格；没有对应的格，未填入：甲、乙、丙 等 4 项',
  )
})
