import { set } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import '#api/all.ts'
import { storeOf, userDb } from '#offline/device/db.ts'
import { fault, keepPapers, run, startSending, state, submit } from '#offline/outbox/replay.test-kit.ts'
import { setOwner } from '#offline/owner.ts'
import { type NoticeSettings, readDue, SETTINGS } from './kept.ts'
import { learn, tell, tellDue, updateBadge } from './tell.ts'
import type { Notice } from './words.ts'

startSending()

const userId = 'u-enterprise'
const user = { userId, enId: 'en-chengyue' }
const meta = storeOf(userDb(userId), 'meta')
let isWatched = false
const shown: string[] = []
const screen = {
  isWatched: () => Promise.resolve(isWatched),
  show: vi.fn(({ title }: Notice) => Promise.resolve(void shown.push(title))),
  setBadge: vi.fn((_count: number) => Promise.resolve()),
}
const wants = (part: Partial<NoticeSettings> = {}) =>
  set(SETTINGS, { results: true, due: true, badge: true, ...part }, meta)
const notice = { tag: 'sent:1', title: '已提交：研发补助', body: '', href: '/' }

beforeEach(async () => {
  isWatched = false
  shown.length = 0
  screen.setBadge.mockClear()
  await wants()
})

test('a result is told once, whoever reports it', async () => {
  await Promise.all([1, 2, 3].map(() => tell(screen, userId, 'results', [notice])))
  expect(shown).toEqual(['已提交：研发补助'])
})
test('nothing is told of what the person sees on a page, then or later', async () => {
  isWatched = true
  await tell(screen, userId, 'results', [notice])
  isWatched = false
  await tell(screen, userId, 'results', [notice])
  expect(shown).toEqual([])
})
test('nothing is told before the person was asked, of a kind that is switched off, or after sign-out', async () => {
  await set(SETTINGS, undefined, meta)
  await tell(screen, userId, 'results', [notice])
  await wants({ results: false })
  await tell(screen, userId, 'results', [notice])
  await wants()
  await setOwner(undefined)
  await tell(screen, userId, 'results', [notice])
  await updateBadge(screen, userId)
  await setOwner({ userId: 'u-other', enId: '' })
  await tell(screen, userId, 'results', [notice])
  expect(shown).toEqual([])
  expect(screen.setBadge).not.toHaveBeenCalled()
})
test('the worker learns of a correction from the city and tells it once', async () => {
  const { declaration } = state.world.db
  const own = declaration.getAll().find((one) => one.enId === user.enId && one.status === '已受理')!
  await learn(screen, user)
  const before = shown.length
  declaration.change(own.id, {
    status: '待补正',
    dueDate: new Date(state.world.now() + 5 * 86_400_000).toISOString(),
  })
  await learn(screen, user)
  await learn(screen, user)
  expect(shown.slice(before)).toEqual([`提交补正：${own.itemName}`])
})
test('a deadline that a page has counted is told without a network on its last day', async () => {
  fault({ dropBefore: 1 })
  const date = new Date(state.world.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  const due = { id: 'policy-1', kind: '申报截止', title: '申报：稳岗返还', loss: '逾期不再受理', link: '/' }
  await set('due', [{ ...due, date }], meta)
  await tellDue(screen, userId)
  expect(shown).toEqual(['申报：稳岗返还'])
  expect(screen.setBadge).toHaveBeenLastCalledWith(1)
})
test('the badge counts what waits besides what is due, and is left alone where it is switched off', async () => {
  await set('due', [], meta)
  await submit(await keepPapers())
  await updateBadge(screen, userId)
  expect(screen.setBadge).toHaveBeenLastCalledWith(1)
  await run()
  await updateBadge(screen, userId)
  expect(screen.setBadge).toHaveBeenLastCalledWith(0)
  await wants({ badge: false })
  await updateBadge(screen, userId)
  expect(screen.setBadge).toHaveBeenCalledTimes(2)
})
test('a damaged list of what is due is set aside and stops nothing', async () => {
  await set('due', [{ id: 5 }], meta)
  await tellDue(screen, userId)
  expect(await readDue(userDb(userId))).toEqual([])
})
