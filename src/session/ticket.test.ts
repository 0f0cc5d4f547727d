// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { startCity } from '#api/call/call.test-kit.ts'
import { configureHost } from '#api/call/host.ts'
import { demo } from '#mocks/auth/accounts.ts'
import { Faults } from '#mocks/faults.ts'
import { worldOf } from '#mocks/world.ts'
import { account } from './account.ts'
import { signOut } from './sign.ts'
import { redeemTicket } from './ticket.ts'
import { dropTicket, heldTicket, takeTicket } from './held-ticket.ts'
import { readTokens } from './tokens.ts'

startCity()

const first = readFileSync('public/first.js', 'utf8')
const arriveAt = (address: string) => {
  history.replaceState(null, '', address)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  runInThisContext(first)
  takeTicket()
}
const address = () => location.pathname + location.search + location.hash
const calls = () => worldOf('default').journal.filter((one) => /login-zwfw|authuser/.test(one.path))

beforeEach(async () => {
  configureHost({ token: () => readTokens().accessToken })
  dropTicket()
  await signOut()
})

test.each([
  ['/auth/login?zwfwToken=zwfw-1', { site: 'zwfw', token: 'zwfw-1' }, '/auth/login'],
  ['/auth/login/?code=sso-1#top', { site: 'sso', token: 'sso-1' }, '/auth/login/#top'],
  [
    '/auth/login?redirect_uri=%2Fuser%2Foutbox%3Fa%3Db&zwfwToken=12345678901234567890',
    { site: 'zwfw', token: '12345678901234567890' },
    '/auth/login?redirect_uri=%2Fuser%2Foutbox%3Fa%3Db',
  ],
  ['/auth/login?code=', undefined, '/auth/login'],
  ['/auth/login?way=sms', undefined, '/auth/login?way=sms'],
  ['/policy/search/detail?code=370000', undefined, '/policy/search/detail?code=370000'],
])('the ticket is removed from %s, and the rest stays', (arrived, ticket, rest) => {
  arriveAt(arrived)
  expect(heldTicket()).toEqual(ticket)
  expect(address()).toBe(rest)
  expect(globalThis.portalTicket).toBeUndefined()
})

test('a ticket is exchanged by one call for several requests', async () => {
  arriveAt(`/auth/login?zwfwToken=zwfw-${demo.person.tel}`)
  await Promise.all([redeemTicket(), redeemTicket()])
  await redeemTicket()
  expect(calls()).toHaveLength(1)
  expect(account.userInfo?.tel).toBe(demo.person.tel)
  expect(heldTicket()).toBeUndefined()
})

test('a ticket that never reached the city may be tried again', async () => {
  arriveAt(`/auth/login?code=sso-${demo.person.tel}`)
  worldOf('default').faults = v.parse(Faults, { dropBefore: 1, match: '/uaa/api/auth/authuser', times: 1 })
  await expect(redeemTicket()).rejects.toMatchObject({ kind: 'network' })
  expect(heldTicket()).toBeDefined()
  await redeemTicket()
  expect(account.userInfo?.tel).toBe(demo.person.tel)
})

test('a ticket is exchanged once, even if the user could not be loaded at first', async () => {
  arriveAt(`/auth/login?zwfwToken=zwfw-${demo.person.tel}`)
  worldOf('default').faults = v.parse(Faults, { dropBefore: 1, match: '/uaa/api/current-user', times: 1 })
  await expect(redeemTicket()).rejects.toMatchObject({ kind: 'network' })
  await redeemTicket()
  expect(calls()).toHaveLength(1)
  expect(account.userInfo?.tel).toBe(demo.person.tel)
})

test('a refused ticket is dropped', async () => {
  arriveAt('/auth/login?zwfwToken=zwfw-expired')
  await expect(redeemTicket()).rejects.toMatchObject({ kind: 'refused' })
  expect(heldTicket()).toBeUndefined()
  await redeemTicket()
  expect(calls()).toHaveLength(1)
})
