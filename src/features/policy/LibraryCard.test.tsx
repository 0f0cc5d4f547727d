// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#api/call/client.ts'
import { startCity } from '#api/call/call.test-kit.ts'
import { resetWorld } from '#mocks/world.ts'
import { dropLibrary } from '#offline/library.ts'
import { deviceState } from '#offline/view.ts'
import { LibraryCard } from './LibraryCard.tsx'

startCity()
beforeEach(async () => {
  resetWorld('default', 'default', 1)
  await dropLibrary()
  Object.assign(deviceState, { storage: 'disk', reach: 'online' })
})

test('the card tells the size before the download, on the device, and of the last renewal', async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <LibraryCard total={420} />
    </QueryClientProvider>,
  )
  expect(await screen.findByText(/^全部 420 条，约 [\d.]+ MB$/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: '下载到本机' }))
  const renew = await screen.findByRole('button', { name: '更新' }, { timeout: 10_000 })
  expect(screen.getByText(/^约 [\d.]+ MB$/)).toBeVisible()
  expect(screen.queryByText('上次更新')).toBeNull()
  fireEvent.click(renew)
  const term = await screen.findByText('上次更新', {}, { timeout: 10_000 })
  expect(term.nextElementSibling).toHaveTextContent(/^(没有变化|下载 \d+ 条，约 [\d.]+ .?B)$/)
}, 30_000)
