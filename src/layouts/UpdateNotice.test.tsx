// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { UpdateNotice } from './UpdateNotice.tsx'

const { acceptUpdate } = vi.hoisted(() => ({ acceptUpdate: vi.fn() }))
vi.mock('#app/update.ts', () => ({ acceptUpdate }))

const press = () => userEvent.click(screen.getByRole('button', { name: '更新' }))

test('while the older version is still there it says what it waits for, and cannot be asked twice', async () => {
  acceptUpdate.mockResolvedValueOnce(true)
  render(<UpdateNotice />)
  await press()
  expect(screen.getByRole('status')).toHaveTextContent('正在更新。')
  expect(screen.queryByRole('button')).toBeNull()
})

test('where something would be lost it says so, and may be asked again', async () => {
  acceptUpdate.mockResolvedValueOnce(false)
  render(<UpdateNotice />)
  await press()
  expect(await screen.findByText(/部分内容未能保存在本机/)).toBeVisible()
  expect(screen.getByRole('button', { name: '更新' })).toBeVisible()
})
