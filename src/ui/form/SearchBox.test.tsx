// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SearchBox } from './SearchBox.tsx'

const Below = () => <p>建议</p>

test('Suggestions close at a search, even if they are still loading, and open again at the next letter', async () => {
  const onSearch = vi.fn()
  render(<SearchBox value="" label="搜政策" onSearch={onSearch} below={Below} />)
  expect(screen.queryByText('建议')).toBeNull()
  await userEvent.type(screen.getByRole('searchbox', { name: '搜政策' }), '设备')
  expect(screen.getByText('建议')).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  expect(onSearch).toHaveBeenCalledWith('设备')
  expect(screen.queryByText('建议')).toBeNull()
  await userEvent.keyboard('更')
  expect(screen.getByText('建议')).toBeTruthy()
})

test("The box shows the address's value when that changes, and keeps typed text until then", async () => {
  const { rerender } = render(<SearchBox value="设备" label="搜政策" onSearch={() => undefined} />)
  const box = screen.getByRole('searchbox', { name: '搜政策' })
  await userEvent.type(box, '更新')
  rerender(<SearchBox value="设备" label="搜政策" onSearch={() => undefined} />)
  expect(box).toHaveValue('设备更新')
  rerender(<SearchBox value="" label="搜政策" onSearch={() => undefined} />)
  expect(box).toHaveValue('')
})
