// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useKeptFocus } from './useKeptFocus.ts'

function Drafts() {
  const [names, setNames] = useState(['甲', '乙', '丙'])
  const around = useKeptFocus<HTMLDivElement>()
  return (
    <div {...around}>
      <input type="file" hidden />
      <button type="button">导入</button>
      {names.map((name) => (
        <li key={name}>
          <a href={`#${name}`}>{name}</a>
          <button type="button" onClick={() => setNames(names.filter((one) => one !== name))}>
            删除 {name}
          </button>
        </li>
      ))}
    </div>
  )
}

test('After a row is removed, the focus moves to the row in its place, then to the last row, then to the first visible control', async () => {
  render(<Drafts />)
  await userEvent.click(screen.getByRole('button', { name: '删除 乙' }))
  expect(screen.getByRole('button', { name: '删除 丙' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: '删除 甲' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: '导入' })).toHaveFocus()
})
