// @vitest-environment jsdom
import { configure, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { startCity } from '#api/call/call.test-kit.ts'
import { configureHost } from '#api/call/host.ts'
import { demo } from '#mocks/auth/accounts.ts'
import { Faults } from '#mocks/faults.ts'
import { worldOf } from '#mocks/world.ts'
import { account } from '#session/account.ts'
import { heldTicket, takeTicket } from '#session/held-ticket.ts'
import { readTokens } from '#session/tokens.ts'

import { TicketSignIn } from './TicketSignIn.tsx'

startCity()
// Longer timeout for a busy machine.
configure({ asyncUtilTimeout: 10_000 })
const onDone = vi.fn()
const onGiveUp = vi.fn()
const calls = () => worldOf('default').journal.filter((one) => one.path === '/uaa/login-zwfw')

beforeEach(() => configureHost({ token: () => readTokens().accessToken }))

function arriveWith(token: string) {
  // Simulates public/first.js, which moves the token from the address to this variable.
  globalThis.portalTicket = { site: 'zwfw', token }
  takeTicket()
  render(
    <StrictMode>
      <TicketSignIn ticket={heldTicket()!} target="/" onDone={onDone} onGiveUp={onGiveUp} />
    </StrictMode>,
  )
}

test('The sign-in uses the token once and shows its progress', async () => {
  arriveWith(`zwfw-${demo.enterprise.tel}`)
  expect(screen.getByRole('status')).toHaveTextContent('正在用政务服务网账号登录')
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(calls()).toHaveLength(1)
  expect(account.userInfo?.tel).toBe(demo.enterprise.tel)
})

test('A refused token leads back to its site, or to the sign-in by phone', async () => {
  arriveWith('zwfw-expired')
  expect(await screen.findByRole('alert')).toHaveTextContent('登录凭证无效或已过期')
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  expect(screen.getByRole('link', { name: '重新从政务服务网登录' })).toHaveAttribute(
    'href',
    expect.stringContaining('/__mock/zwfw?redirect_uri='),
  )
  await userEvent.click(screen.getByRole('button', { name: '用手机号登录' }))
  expect(onGiveUp).toHaveBeenCalledOnce()
})

test('A token can be retried after a network failure', async () => {
  worldOf('default').faults = v.parse(Faults, { dropBefore: 1, match: '/uaa/login-zwfw', times: 1 })
  arriveWith(`zwfw-${demo.enterprise.tel}`)
  await userEvent.click(await screen.findByRole('button', { name: '重试' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})
