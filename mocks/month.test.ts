import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ApiError } from '#api/call/error.ts'
import { isWithOffice } from '#rules/appeal-states.ts'
import { declarationLifecycle } from '#rules/declaration-states.ts'
import { contactLifecycle, dockingLifecycle } from '#rules/docking-states.ts'
import { listingLifecycle } from '#rules/listing-states.ts'
import { enquiryLifecycle } from '#rules/provider-states.ts'
import { signupLifecycle } from '#rules/signup-states.ts'
import { isWorkday } from '#rules/workdays.ts'
import { isoDay } from '#lib/dates.ts'
import { advance as advanceAppeal } from './appeal/office.ts'
import { startArea } from './area.test-kit.ts'
import { runDueActions } from './clock.ts'
import { advance as advanceDeclaration } from './declare/rules.ts'
import { audited } from './docking/rules.ts'
import { handlers } from './handlers.ts'
import { limits } from './limits.ts'
import { actOnce, addCitizens, deeds } from './month.test-kit.ts'
import { randomOf } from './random.ts'
import { auditRecord } from './record/audited.ts'
import type { World } from './city.ts'

const PEOPLE = 200
const WORKDAYS = 20
const DAY = 86_400_000
// The world begins on a Monday of a month without holidays.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-02T01:30:00Z') }))
afterAll(() => void vi.useRealTimers())
const city = startArea(handlers)

/** Lets the city's staff return and refuse a few records, which nobody does by himself. */
function returnSome({ db }: World, day: number): void {
  const { world } = city
  const appeal = db.appeal.getAll().find(({ id, state }) => state === '待受理' && !id.startsWith('appeal-'))
  if (appeal)
    advanceAppeal(world, appeal.id, day % 3 ? '已退回补充' : '不予受理', { opinion: '请写明具体路段。' })
  const submitted = db.declaration
    .getAll()
    .find(({ id, status }) => status === '已提交' && /^decl-\d/.test(id))
  if (submitted && day % 2)
    advanceDeclaration(world, submitted.id, '待补正', { reason: '项目概述不完整', dueDate: undefined })
  const pending = db.exchange.findFirst({ where: { status: { equals: '待审核' } } })
  if (pending) auditRecord(world, audited[pending.kind], pending.id, 'reject', '请补充规格')
}

/** Lets every person do one thing on about every fifth day; returns how often each thing was done, and the refusals. */
async function live(world: World): Promise<{ done: Map<string, number>; refused: string[] }> {
  const random = randomOf('month')
  const people = addCitizens(world, PEOPLE)
  const done = new Map<string, number>()
  const refused: string[] = []
  for (let day = 0, worked = 0; worked < WORKDAYS; day += 1) {
    world.clockOffset = day * DAY
    if (!isWorkday(isoDay(world.now()))) continue
    worked += 1
    for (const by of random.some(people, PEOPLE / 5)) {
      city.as(by.user.id, by.enId)
      try {
        const name = await actOnce(world, by, random)
        done.set(name, (done.get(name) ?? 0) + 1)
      } catch (error) {
        if (!(error instanceof ApiError) || error.kind !== 'refused') throw error
        refused.push(error.message)
      }
    }
    returnSome(world, worked)
  }
  runDueActions(world)
  return { done, refused }
}

/** Expects that a trail of states is allowed step by step, ends in the record's state, and never goes back in time. */
function expectTrail(
  id: string,
  { can }: { can: (from: never, to: never) => boolean },
  states: readonly string[],
  times: readonly string[],
  state: string,
): void {
  const wrong = states
    .slice(1)
    .filter((to, at) => to !== states[at] && !can(states[at] as never, to as never))
  expect([id, wrong, states.at(-1)]).toEqual([id, [], state])
  expect([id, times]).toEqual([id, [...times].sort()])
}

test('after a month of 200 people every record is in a state that its rules allow, with its trail and messages', async () => {
  const { world } = city
  const begun = performance.now()
  const { done, refused } = await live(world)
  const { appeal, declaration, docking, exchange, flowNode, listing, message, serviceEnquiry } = world.db
  const count = [...done.values()].reduce((sum, one) => sum + one, 0)
  console.warn(
    `a month: ${String(count)} deeds, ${String(world.acts.length)} acts, ${String(refused.length)} refused, ${String(Math.round(performance.now() - begun))} ms`,
  )
  // Everybody finds something to do, and each kind of deed is done.
  expect(count).toBeGreaterThan((PEOPLE / 5) * WORKDAYS * 0.9)
  expect(Object.keys(deeds).filter((name) => !done.has(name))).toEqual([])
  const told = new Map<string, number>()
  for (const { bizId = '', userId } of message.getAll()) {
    const key = `${userId} ${bizId}`
    told.set(key, (told.get(key) ?? 0) + 1)
  }
  const isOurs = ({ userId }: { userId: string }) => userId.startsWith('u-month-')
  const messagesOf = ({ id, userId }: { id: string; userId: string }) => told.get(`${userId} ${id}`) ?? 0

  for (const row of appeal.getAll().filter(isOurs)) {
    const { id, state, timeline, dueDate } = row
    const times = timeline.map(({ time }) => time)
    expect([id, timeline.at(-1)!.state, times]).toEqual([id, state, [...times].sort()])
    expect([id, isWithOffice(state) && dueDate < world.iso()]).toEqual([id, false])
    const byCity = timeline.filter(
      ({ handlerOrg, action }) => handlerOrg !== undefined || action === '自动办结',
    )
    expect([id, messagesOf(row)]).toEqual([id, byCity.length])
  }
  for (const row of declaration.getAll().filter(isOurs)) {
    const { id, status } = row
    const flow = flowNode.findMany({ where: { declarationId: { equals: id } } })
    const open = flow.filter(({ endTime }) => endTime === undefined)
    expect([id, open.length]).toEqual([id, declarationLifecycle.isFinal(status) ? 0 : 1])
    // Each step but the submission sends a message, and so does the receipt.
    expect([id, messagesOf(row)]).toEqual([id, flow.filter(({ endTime }) => endTime).length])
  }
  for (const { id, status, steps } of docking.getAll()) {
    const states = steps.map((step) => step.status)
    expectTrail(
      id,
      contactLifecycle,
      states,
      steps.map(({ time }) => time),
      status,
    )
  }
  for (const { id, status, steps } of serviceEnquiry.getAll()) {
    const states = steps.map((step) => step.status)
    expectTrail(
      id,
      enquiryLifecycle,
      states,
      steps.map(({ time }) => time),
      status,
    )
  }
  const lifecycles = [
    ...exchange.getAll().map((row) => ({ ...row, lifecycle: dockingLifecycle })),
    ...listing.getAll().map((row) => ({ ...row, lifecycle: listingLifecycle })),
  ]
  for (const { id, status, audits, lifecycle, updateTime } of lifecycles) {
    expect(lifecycle.words as readonly string[]).toContain(status)
    const results = audits.map(({ result }) => result)
    if (status === '待审核') expect([id, results.at(-1)]).toEqual([id, '提交'])
    if (status === '待审核') expect(Date.parse(updateTime)).toBeGreaterThan(world.now() - 5 * DAY)
    if (status === '已驳回') expect([id, results.at(-1)]).toEqual([id, '驳回'])
  }
  for (const row of exchange.getAll().filter(isOurs)) {
    const verdicts = row.audits.filter(({ result }) => result !== '提交')
    expect([row.id, messagesOf(row) >= verdicts.length]).toEqual([row.id, true])
  }
  for (const { status } of world.db.activityParticipant.getAll())
    expect(signupLifecycle.words).toContain(status)
  for (const { id, signed, quota } of world.db.activity.getAll())
    expect([id, signed <= quota]).toEqual([id, true])
  // The world holds what was done, and no more of what passes than its limits.
  expect(world.journal.length).toBeLessThanOrEqual(limits.journal.most)
  expect(world.acts.length).toBeLessThanOrEqual(limits.acts.most)
  expect(message.count()).toBeLessThan(10 * (count + world.acts.length))
}, 240_000)
