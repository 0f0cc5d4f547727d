// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startCity } from './api/call/call.test-kit.ts'
import type { UserInfo } from '#api/session.ts'
import { account } from '#session/account.ts'
import { clearTokens, writeTokens } from '#session/tokens.ts'
import { Portal, portalRouter } from './router.tsx'
import { pagesIn, pagesOf } from '#build/pages.ts'
import { members, providers, visitors } from '#e2e/addresses.ts'
import * as wrong from './right-addresses.test-data.ts'
import { routes } from './routes.list.test-data.ts'

const tree = portalRouter(createMemoryHistory())

test('a page of one record has no address without the record', () => {
  const ofOne = pagesIn(tree).filter(({ path }) => path.endsWith('detail'))
  expect(ofOne.length).toBeGreaterThan(8)
  expect(ofOne.filter(({ staticData }) => !staticData.needs?.length)).toEqual([])
})

test('a page whose address takes some words only says which', () => {
  const open = pagesIn(tree).filter(({ path }) => /\$(?!id\b)\w/.test(path))
  expect(open.length).toBeGreaterThan(5)
  expect(open.filter(({ staticData }) => !staticData.only)).toEqual([])
})

/** Whether whoever serves the build finds a page at an address. */
const isServed = (address: string) => pagesOf(tree).some((one) => new RegExp(one, 'i').test(address))

test('every address that is visited end to end is served', () => {
  const all = [visitors, members, providers].flatMap(Object.values).flatMap(Object.keys)
  expect(all.filter((address) => !isServed(address))).toEqual(['/nowhere'])
})

/** An address of a route: its parameters filled in; `view` is an action that every page with actions knows. */
const addressOf = (path: string) => path.replaceAll('{action}', 'view').replaceAll(/[[{]\w+[\]}]/g, 'one')

/** The guards that stand before an address, as the outermost layout asks for them. */
function guardsOf(path: string): readonly string[] {
  const matches = tree.matchRoutes({ ...tree.latestLocation, pathname: path })
  expect(matches.filter((one) => one.paramsError ?? one.searchError)).toEqual([])
  return matches.flatMap(({ staticData: { guards = [] } }) => guards)
}

const wanted = { open: [], member: ['member'], provider: ['member', 'provider'] }

test.each(routes)('%s is there, and open to: %s', (path, access) => {
  expect(guardsOf(addressOf(path))).toEqual(wanted[access])
})

startCity()
// Whole pages are loaded here, which takes a busy machine a while.
configure({ asyncUtilTimeout: 60_000 })
vi.setConfig({ testTimeout: 90_000 })
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  clearTokens()
  account.userInfo = undefined
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

// The first page brings the whole portal's code along: once, not within the limit of a test.
beforeAll(async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  open('/nothing')
  await screen.findByText(/This page could not be found/, {}, { timeout: 280_000 })
  cleanup()
}, 300_000)

const routerAt = (address: string) => portalRouter(createMemoryHistory({ initialEntries: [address] }))

function open(address: string, router = routerAt(address)) {
  render(<Portal router={router} />)
  return router
}

function signIn(memberType: UserInfo['memberType']) {
  writeTokens({ access_token: 'a', refresh_token: 'r' })
  const tel = '13800000001'
  account.userInfo = { id: 'u', nickname: '林', tel, loginName: tel, memberType, ens: [], menus: [] }
}

test('a guard that does not exist is error 500 with its name, in the frame of every page', async () => {
  const router = routerAt('/aboutus')
  router.routesById['/_default/aboutus'].options.staticData = { guards: ['nobody' as 'member'] }
  open('/aboutus', router)
  await waitFor(() => expect(document.body).toHaveTextContent('Unknown middleware: nobody'))
  expect(document.title).toContain('错误 500')
  expect(document.querySelector('footer')).toBeInTheDocument()
})

test('a member who is no service provider is told whose page it is', async () => {
  signIn('enterprise')
  open('/user/my-product')
  expect(await screen.findByRole('heading', { name: '成为服务机构' })).toBeVisible()
})

test('a service provider is let in', async () => {
  signIn('service_provider')
  open('/user/my-product')
  expect(await screen.findByRole('heading', { name: '我的产品' })).toBeVisible()
})

test.each([
  '/declare/apply/delete/declare-1',
  '/declare/apply/edit',
  '/docking/demand-service/delete/demand-1',
  '/docking/supply-service/edit',
  '/professional-services/product-service/delete/product-1',
  '/user/my-provider/provider/delete/provider-1',
  '/policy/calculate/plan/nothing',
  '/srdi/form4',
  '/user/nothing',
  '/srdi/form9',
  '/docking/demand-service/zzz/1',
  '/docking/supply-service/add/supply-1',
  '/declare/apply/zzz/1',
  '/user/my-provider/provider/zzz',
  '/policy/search/detail',
  '/appeal/demand/detail?view=public',
  '/declare/apply/apply-msjx',
  '/market/detail?id=',
])('%s is not there, for a visitor either', async (address) => {
  const router = open(address)
  expect(await screen.findByText(/This page could not be found/)).toBeVisible()
  expect(router.state.location.href).toBe(address)
  expect(isServed(address)).toBe(false)
})

test.each(Object.entries({ ...wrong.visitors, ...wrong.members }))(
  '%s: what there is not is taken out of it',
  async (address, right) => {
    signIn('enterprise')
    const router = open(address)
    await waitFor(() => expect(decodeURIComponent(router.state.location.href)).toBe(right))
  },
)
