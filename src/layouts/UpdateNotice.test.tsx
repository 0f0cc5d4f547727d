// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { UpdateNotice } from './UpdateNotice.tsx'

const { acceptUpdate } = vi.hoisted(() => ({ acceptUpdate: vi.fn() }))
vi.mock('#app/update.ts', () => ({ acceptUpdate }))

const press = () => userEvent.click(screen.getByRole('button', { name: '更新' }))

test('an update in progress shows its state, and cannot be started twice', async () => {
  acceptUpdate.mockResolvedValueOnce(true)
  render(<UpdateNotice />)
  await press()
  expect(screen.getByRole('status')).toHaveTextContent('正在更新。')
  expect(screen.queryByRole('button')).toBeNull()
})

test('an update that would lose data is refused, and can be started again', async () => {
  acceptUpdate.mockResolvedValueOnce(false)
  render(<UpdateNotice />)
  await press()
  expect(await screen.findByText(/部分内容未能保存在本机/)).toBeVisible()
  expect(screen.getByRole('button', { name: '更新' })).toBeVisible()
})
