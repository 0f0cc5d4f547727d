// @vitest-environment jsdom
// @own-process: public/first.js runs in the globals of the process
import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nameOwner } from '#session/tokens.ts'
import { notePage } from './kept-pages.ts'
import { setOwner } from './owner.ts'

const first = readFileSync('public/first.js', 'utf8')
const NOON = Date.parse('2026-11-26T12:05:00+08:00')

/** Returns the text that the built page shows at an address without a network. */
function textAt(address: string): string {
  document.body.innerHTML = '<p class="reading">当前没有网络，正在打开本机保存的内容。</p>'
  history.replaceState(null, '', address)
  const listening = vi.spyOn(globalThis, 'addEventListener')
  runInThisContext(first)
  const [, say] = listening.mock.calls.find(([kind]) => kind === 'DOMContentLoaded')!
  ;(say as () => void)()
  listening.mockRestore()
  return document.body.textContent
}

async function signIn(userId: string | undefined, enId = 'en-1') {
  nameOwner(userId)
  await setOwner(userId === undefined ? undefined : { userId, enId })
}

beforeEach(async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.spyOn(Date, 'now').mockReturnValue(NOON)
  await signIn('user-1')
})
afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

const NOT_OPENED = '当前没有网络，这一页没有在本机打开过，正在查找已保存的内容。'
const UNKNOWN = '当前没有网络，正在打开本机保存的内容。'

test('a stored page shows its time by the city’s clock, and another page that it was never opened here', () => {
  notePage('/policy/apply?keyword=研发', NOON - 3_600_000)
  expect(textAt('/policy/apply?keyword=研发')).toBe(
    '当前没有网络，正在打开本机保存的内容，截至 11月26日 11:05。',
  )
  expect(textAt('/policy/apply')).toBe(NOT_OPENED)
})

test('a page stored for 30 days or longer counts as not stored', () => {
  notePage('/policy/apply', NOON - 30 * 86_400_000 + 1)
  expect(textAt('/policy/apply')).toContain('截至 10月27日 12:05')
  vi.spyOn(Date, 'now').mockReturnValue(NOON + 1)
  expect(textAt('/policy/apply')).toBe(NOT_OPENED)
})

test('pages read by one user or enterprise are not reported to another', async () => {
  notePage('/user/my-declare', NOON)
  nameOwner('user-12')
  expect(textAt('/user/my-declare')).toBe(UNKNOWN)
  await signIn('user-1', 'en-2')
  notePage('/user/message', NOON)
  expect(textAt('/user/my-declare')).toBe(NOT_OPENED)
  await signIn(undefined)
  expect(textAt('/user/message')).toBe(UNKNOWN)
  notePage('/', NOON)
  expect(textAt('/')).toContain('截至 11月26日 12:05')
  await signIn('user-1')
  expect(textAt('/')).toContain('截至 11月26日 12:05')
})

test('a device without a list, or with a broken one, leaves the built page’s text unchanged', () => {
  expect(textAt('/')).toBe(UNKNOWN)
  const broken = ['{"of":"user-1"', '{"of":"user-1"}', 'null']
  const said = broken.map((text) => {
    localStorage.setItem('portal-kept', text)
    return textAt('/')
  })
  expect(said).toEqual([UNKNOWN, UNKNOWN, UNKNOWN])
  notePage('/', NOON)
  expect(textAt('/')).toContain('截至')
})

test('the newest 200 pages are remembered', () => {
  for (let page = 1; page <= 201; page += 1) notePage(`/roadshow/${String(page)}`, NOON)
  expect(textAt('/roadshow/1')).toBe(NOT_OPENED)
  expect(textAt('/roadshow/2')).toContain('截至')
})
