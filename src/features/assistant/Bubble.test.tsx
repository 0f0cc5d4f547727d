// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Bubble } from './Bubble.tsx'
import type { Message } from './conversation.ts'

const message: Message = {
  id: '1',
  time: 0,
  kind: 'received',
  html: '<p>可以。</p>',
  links: [
    { name: '查奖励政策', href: '/policy/search?keyword=奖励' },
    { name: '国家税务总局', href: 'https://www.chinatax.gov.cn' },
    { name: '坏链接', href: 'javascript:alert(1)' },
    { name: '旧页面', href: '/policy/gone?id=1' },
  ],
}

test('the links of an answer lead into the portal, to another site, or nowhere', async () => {
  const onLeave = vi.fn()
  const none = () => undefined
  const root = createRootRoute({
    component: () => (
      <Bubble message={message} onChoose={none} onResend={none} onRate={none} onLeave={onLeave} />
    ),
    notFoundComponent: none,
  })
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ path: '/policy/search', getParentRoute: () => root }),
      createRoute({ path: '/$', getParentRoute: () => root }),
    ]),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
  const site = await screen.findByRole('link', { name: '国家税务总局' })
  expect(site).toHaveAttribute('href', 'https://www.chinatax.gov.cn')
  expect(site).toHaveAttribute('target', '_blank')
  expect(site).toHaveAttribute('rel', expect.stringContaining('noopener'))
  expect(screen.getByText('坏链接').closest('a')).toBeNull()
  expect(screen.getByText('旧页面（页面已停用）').closest('a')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: '查奖励政策' }))
  expect(onLeave).toHaveBeenCalledOnce()
  expect(router.state.location).toMatchObject({ pathname: '/policy/search', search: { keyword: '奖励' } })
})
