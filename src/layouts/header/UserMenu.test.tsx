// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { account } from '#session/account.ts'
import { UserMenu } from './UserMenu.tsx'

// Waits longer, because the avatar's chunk loads after the rest.
configure({ asyncUtilTimeout: 10_000 })
afterEach(() => void (account.userInfo = undefined))

async function open(image?: string) {
  const tel = '13800000001'
  account.userInfo = {
    ...{ id: 'u', nickname: '林晓岚', tel, loginName: tel, memberType: 'enterprise', ens: [], menus: [] },
    ...(image ? { image } : {}),
  }
  const none = () => undefined
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <UserMenu onLeave={none} onSignOut={none} /> }),
    history: createMemoryHistory(),
  })
  const { container } = render(<RouterProvider router={router as never} />)
  await screen.findByText('林晓岚')
  return container
}

test('a user’s picture is shown; if it fails to load, the first character of the name is shown', async () => {
  const container = await open('https://city.example/lin.png')
  const picture = () => container.querySelector('img')
  await waitFor(() => expect(picture()).toHaveAttribute('src', 'https://city.example/lin.png'))
  fireEvent.error(picture()!)
  expect(picture()).toBeNull()
  expect(container.querySelector('[class*=avatar]')).toHaveTextContent('林')
  expect(screen.getByText('林晓岚')).toBeVisible()
})

test('a picture with an invalid address is not requested', async () => {
  const container = await open('javascript:alert(1)')
  await waitFor(() => expect(container.querySelector('[class*=avatar]')).not.toBeNull())
  expect(container.querySelector('img')).toBeNull()
})

test('a user without a picture is shown with the first character of the name', async () => {
  const container = await open()
  await waitFor(() => expect(container.querySelector('[class*=avatar]')).toHaveTextContent(/^林$/))
})
