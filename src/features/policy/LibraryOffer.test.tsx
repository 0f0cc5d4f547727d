// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#api/call/client.ts'
import { startCity } from '#api/call/call.test-kit.ts'
import { resetWorld } from '#mocks/world.ts'
import { dropLibrary, keepLibrary } from '#offline/library.ts'
import { deviceState } from '#offline/view.ts'
import { account } from '#session/account.ts'
import { libraryBytes } from './library-offer.ts'
import { LibraryOffer } from './LibraryOffer.tsx'

startCity()
beforeEach(async () => {
  resetWorld('default', 'default', 1)
  localStorage.clear()
  queryClient.clear()
  await dropLibrary()
  Object.assign(deviceState, { storage: 'disk', reach: 'online' })
  account.userInfo = { id: 'u', ens: [] } as unknown as NonNullable<typeof account.userInfo>
})

/** Opens the page of a policy as far as the offer is concerned, and leaves the one before. */
let leave = () => undefined as void
function readPolicy() {
  leave()
  leave = render(
    <QueryClientProvider client={queryClient}>
      <LibraryOffer />
    </QueryClientProvider>,
  ).unmount
}
const offer = () => screen.queryByText(/断网也能查政策/)

test('the library is offered once, with its size, at the second policy', async () => {
  readPolicy()
  expect(offer()).toBeNull()
  readPolicy()
  expect(offer()!.closest('[data-ready]')).toHaveAttribute('data-ready', 'false')
  expect(await screen.findByText(/全部 420 条连同原文，约 [\d.]+ MB/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: '暂不需要' }))
  expect(offer()).toBeNull()
  readPolicy()
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(offer()).toBeNull()
})

test.each([
  ['a public computer', () => Object.assign(deviceState, { storage: 'public' })],
  ['a line that is cut', () => Object.assign(deviceState, { reach: 'offline' })],
  ['a visitor', () => Object.assign(account, { userInfo: undefined })],
  [
    'a device that saves data',
    () => vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } }),
  ],
])('%s is offered no library, and counts no policies', (_, change) => {
  change()
  readPolicy()
  readPolicy()
  expect(document.body.querySelector('div > *')).toBeNull()
  expect(localStorage).toHaveLength(0)
  vi.unstubAllGlobals()
})

test('the size that is offered is the size that is kept', async () => {
  await keepLibrary()
  const { count, bytes } = deviceState.library
  expect(libraryBytes(count) / bytes).toBeCloseTo(1, 1)
})
