// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DateField } from './DateField.tsx'
import { Fluent } from './Fluent.tsx'

const show = (ui: ReactNode) => render(<Fluent>{ui}</Fluent>)

function Deadline({ onValue }: { onValue: (value: string) => void }) {
  const [value, setValue] = useState('')
  const change = (next: string) => {
    setValue(next)
    onValue(next)
  }
  return <DateField name="deadline" label="截止日期" value={value} onChange={change} />
}
const pasteInto = (input: HTMLElement, text: string) =>
  fireEvent.paste(input, { clipboardData: { getData: () => text } })

test('A pasted date is accepted in common notations', () => {
  const onValue = vi.fn()
  show(<Deadline onValue={onValue} />)
  const input = screen.getByLabelText('截止日期')
  pasteInto(input, '\u200b2026年1月5日\u3000')
  expect(onValue).toHaveBeenLastCalledWith('2026-01-05')
  expect(input).toHaveValue('2026-01-05')
  expect(input).toHaveAttribute('type', 'date')
})

test('A pasted text that is no date stays and shows an error, and is accepted once it is corrected', async () => {
  const onValue = vi.fn()
  show(<Deadline onValue={onValue} />)
  const input = screen.getByLabelText('截止日期')
  pasteInto(input, '2026.2.31')
  expect(input).toHaveValue('2026.2.31')
  expect(input).toHaveAccessibleDescription('“2026.2.31”不是日历上的日期，可写作 2026-01-05')
  expect(onValue).toHaveBeenLastCalledWith('2026.2.31')
  await userEvent.clear(input)
  await userEvent.type(input, '2026.2.28')
  expect(input).toBeValid()
  await userEvent.tab()
  expect(onValue).toHaveBeenLastCalledWith('2026-02-28')
  expect(input).toHaveAttribute('type', 'date')
})
