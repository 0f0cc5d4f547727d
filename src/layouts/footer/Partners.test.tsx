// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { configure, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { startCity } from '#api/call/call.test-kit.ts'
import { queryClient } from '#api/call/client.ts'
import { resetWorld } from '#mocks/world.ts'
import { deviceState } from '#offline/view.ts'
import { Partners } from './Partners.tsx'

// Waits longer, because the mock world is created with the first call.
configure({ asyncUtilTimeout: 10_000 })
startCity()
afterEach(() => void (deviceState.reach = 'online'))

test('offline, uncached links show a hint until they are loaded', async () => {
  resetWorld('default', 'default', 1)
  deviceState.reach = 'offline'
  render(
    <QueryClientProvider client={queryClient}>
      <Partners />
    </QueryClientProvider>,
  )
  expect(screen.getByText('联网后显示')).toBeVisible()
  expect(await screen.findByRole('link', { name: /市融资信用服务平台/ })).toBeVisible()
  expect(screen.queryByText('联网后显示')).toBeNull()
})
