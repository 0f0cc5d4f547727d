import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isWithOffice } from '#rules/appeal-states.ts'
import { contactLifecycle } from '#rules/docking-states.ts'
import { enquiryLifecycle } from '#rules/provider-states.ts'
import { declarationLifecycle } from '#rules/declaration-states.ts'
import { turnOf } from '#rules/declaration-course.ts'
import type { World } from './city.ts'
import { runDueActions } from './clock.ts'
import { isNobody } from './schedule.ts'
import { resetWorld } from './world.ts'

const DAY = 86_400_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T02:00:00Z') }))
afterEach(() => void vi.useRealTimers())

/** Lets so many days pass in a world, in steps of some days each. */
function pass(world: World, days: number, step = days): void {
  for (let day = step; day <= days; day += step) {
    world.clockOffset = day * DAY
    runDueActions(world)
  }
}

const rowsOf = ({ db }: World) =>
  Object.fromEntries(Object.entries(db).map(([name, { getAll }]) => [name, getAll()]))

test('a month leaves no record where its term is over, in any area', () => {
  const world = resetWorld('month', 'default', 1)
  const { appeal, declaration, docking, exchange, listing, product, provider, serviceEnquiry } = world.db
  pass(world, 31)
  const where = { status: { equals: '待审核' } } as const
  for (const { findMany } of [exchange, provider]) expect(findMany({ where })).toEqual([])
  for (const { findMany } of [listing, product]) expect(findMany({ where })).toEqual([])
  const late = appeal.getAll().filter((row) => isWithOffice(row.state) && row.dueDate < world.iso())
  expect(late).toEqual([])
  const unrated = appeal
    .getAll()
    .filter(({ state, rateBy = '' }) => state === '待评价' && rateBy < world.iso())
  expect(unrated).toEqual([])
  const overdue = declaration.getAll().filter((row) => {
    const turn = turnOf({ ...row, since: row.stepTime ?? row.updateTime })
    return row.status !== '草稿' && !declarationLifecycle.isFinal(row.status) && turn!.due < world.iso()
  })
  expect(overdue.map(({ id, status }) => [id, status])).toEqual([])
  const unanswered = [
    ...docking.getAll().filter(({ targetId, status }) => {
      const target = exchange.find(targetId)
      return target && isNobody(world, target.userId) && !contactLifecycle.isFinal(status)
    }),
    ...serviceEnquiry.getAll().filter(({ providerId, status }) => {
      const { userId } = provider.get(providerId, '服务机构')
      return isNobody(world, userId) && !enquiryLifecycle.isFinal(status)
    }),
  ]
  expect(unanswered).toEqual([])
})

test('each act happens at its own moment, in the order of time, on a working day', () => {
  const world = resetWorld('order', 'default', 1)
  pass(world, 31)
  const times = world.acts.map(({ at }) => at)
  expect(times.length).toBeGreaterThan(100)
  expect(times).toEqual([...times].sort())
  const answered = world.acts.find(({ table, to }) => table === 'appeal' && to === '待评价')!
  const row = world.db.appeal.get(answered.id, '诉求')
  expect(row.timeline.findLast(({ action }) => action === '答复')?.time).toBe(answered.at)
  const approved = world.acts.find(({ table }) => table === 'listing')!
  expect(world.db.listing.get(approved.id, '产品').audits.at(-1)).toMatchObject({
    ...{ result: '通过', time: approved.at },
  })
})

test('a leap of a month gives the same city as a month of single days', () => {
  const [leap, walk] = ['leap', 'walk'].map((name) => resetWorld(name, 'default', 1))
  pass(leap!, 31)
  pass(walk!, 31, 1)
  expect(rowsOf(walk!)).toEqual(rowsOf(leap!))
})

test('nothing is moved on the first day of a world', () => {
  const world = resetWorld('first day', 'default', 1)
  world.clockOffset = DAY / 4
  runDueActions(world)
  const people = world.acts.filter(({ to }) => !['已办结', '已失效', '已取消', '已通过'].includes(to))
  expect(people).toEqual([])
})

test('with the switch off the people rest, and terms still end', () => {
  const world = resetWorld('off', 'default', 1)
  world.schedule = { on: false }
  const waiting = () => world.db.listing.findMany({ where: { status: { equals: '待审核' } } }).length
  const before = waiting()
  pass(world, 31)
  expect(waiting()).toBe(before)
  expect(world.db.appeal.get('appeal-handling', '诉求').state).toBe('办理中')
  expect(world.db.appeal.get('appeal-rate', '诉求').state).toBe('已办结')
  expect(world.db.declaration.get('decl-fix', '申报').status).toBe('逾期作废')
})
