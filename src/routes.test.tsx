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

test('a page of one record has no address without its id', () => {
  const ofOne = pagesIn(tree).filter(({ path }) => path.endsWith('detail'))
  expect(ofOne.length).toBeGreaterThan(8)
  expect(ofOne.filter(({ staticData }) => !staticData.needs?.length)).toEqual([])
})

test('a page with limited words in its address lists them', () => {
  const open = pagesIn(tree).filter(({ path }) => /\$(?!id\b)\w/.test(path))
  expect(open.length).toBeGreaterThan(5)
  expect(open.filter(({ staticData }) => !staticData.only)).toEqual([])
})

/** Returns true if the host of the build finds a page at an address. */
const isServed = (address: string) => pagesOf(tree).some((one) => new RegExp(one, 'i').test(address))

test('every address of the end-to-end tests is served', () => {
  const all = [visitors, members, providers].flatMap(Object.values).flatMap(Object.keys)
  expect(all.filter((address) => !isServed(address))).toEqual(['/nowhere'])
})

/**
 * Returns an address of a route: its parameters filled in; `view` is an action of every page with actions.
 */
const addressOf = (path: string) => path.replaceAll('{action}', 'view').replaceAll(/[[{]\w+[\]}]/g, 'one')

/** Returns the guards of an address, those of the outermost layout first. */
function guardsOf(path: string): readonly string[] {
  const matches = tree.matchRoutes({ ...tree.latestLocation, pathname: path })
  expect(matches.filter((one) => one.paramsError ?? one.searchError)).toEqual([])
  return matches.flatMap(({ staticData: { guards = [] } }) => guards)
}

const wanted = { open: [], member: ['member'], provider: ['member', 'provider'] }

test.each(routes)('%s exists and is open to: %s', (path, access) => {
  expect(guardsOf(addressOf(path))).toEqual(wanted[access])
})

startCity()
// Allows for whole pages to load on a busy machine.
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

// Loads the whole portal's code once with the first page, outside the time limit of a test.
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

test('an unknown guard shows error 500 with its name, within the frame', async () => {
  const router = routerAt('/aboutus')
  router.routesById['/_default/aboutus'].options.staticData = { guards: ['nobody' as 'member'] }
  open('/aboutus', router)
  await waitFor(() => expect(document.body).toHaveTextContent('Unknown middleware: nobody'))
  expect(document.title).toContain('错误 500')
  expect(document.querySelector('footer')).toBeInTheDocument()
})

test('a member who is no service provider sees that the page is for providers', async () => {
  signIn('enterprise')
  open('/user/my-product')
  expect(await screen.findByRole('heading', { name: '成为服务机构' })).toBeVisible()
})

test('a service provider sees the page', async () => {
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
])('%s is not found, not even for a visitor', async (address) => {
  const router = open(address)
  expect(await screen.findByText(/This page could not be found/)).toBeVisible()
  expect(router.state.location.href).toBe(address)
  expect(isServed(address)).toBe(false)
})

test.each(Object.entries({ ...wrong.visitors, ...wrong.members }))(
  '%s is corrected to a valid address',
  async (address, right) => {
    signIn('enterprise')
    const router = open(address)
    await waitFor(() => expect(decodeURIComponent(router.state.location.href)).toBe(right))
  },
)
