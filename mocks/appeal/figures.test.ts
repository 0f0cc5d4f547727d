import { expect, test } from 'vitest'
import { appeal } from '#api/appeal.ts'
import { call } from '#api/call/call.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { move as moveDeclaration } from '#mocks/declare/rules.ts'
import { evaluate } from './appeal.test-kit.ts'
import { handlers } from './handlers.ts'

const city = startArea(handlers, { each: ['u-enterprise', 'en-chengyue'] })

/** Returns the public figures as a visitor reads them. */
async function figures(period: '近90天' | '本年' = '近90天') {
  city.as(undefined)
  const answer = await call(appeal.pageByTel, { query: { figures: period, size: 1 } })
  city.as('u-enterprise', 'en-chengyue')
  return answer.figures!
}
const officeOf = ({ offices }: Awaited<ReturnType<typeof figures>>, name: string) =>
  offices.find(({ office }) => office === name)

test('the offices add up to the city, and one with fewer than five has no median', async () => {
  const all = await figures()
  const sum = (key: 'finished' | 'overdue' | 'rated' | 'satisfied' | 'payments' | 'paid') =>
    all.offices.reduce((total, one) => total + one[key], 0)
  for (const key of ['finished', 'overdue', 'rated', 'satisfied', 'payments', 'paid'] as const)
    expect(sum(key)).toBe(all[key])
  expect(all.finished).toBeGreaterThan(50)
  for (const one of all.offices) expect('medianDays' in one).toBe(one.finished >= 5)
  expect(all.offices.some(({ finished }) => finished > 0 && finished < 5)).toBe(true)
  expect((await figures('本年')).finished).toBeGreaterThan(all.finished)
})

test('an appeal that is rated is finished and satisfied, in the city and at its office', async () => {
  const { handlerOrg } = city.world.db.appeal.get('appeal-rate', '诉求')
  const before = await figures()
  await evaluate('appeal-rate')
  const after = await figures()
  for (const [old, now] of [
    [before, after],
    [officeOf(before, handlerOrg), officeOf(after, handlerOrg)],
  ])
    expect(now).toMatchObject({
      finished: (old?.finished ?? 0) + 1,
      rated: (old?.rated ?? 0) + 1,
      satisfied: (old?.satisfied ?? 0) + 1,
      overdue: old?.overdue ?? 0,
    })
})

test('an appeal that nobody rated in time is finished, and not rated', async () => {
  const before = await figures()
  city.world.db.appeal.change('appeal-rate', { rateBy: new Date(city.world.now() - 1_000).toISOString() })
  const after = await figures()
  expect(after).toMatchObject({
    finished: before.finished + 1,
    rated: before.rated,
    satisfied: before.satisfied,
  })
})

test('a declaration that is paid adds its amount to the office in charge', async () => {
  const row = city.world.db.declaration.get('decl-paying', '申报')
  const amount = row.approvedAmount ?? row.applyAmount
  const before = await figures()
  moveDeclaration(city.world, row, '已兑付')
  const after = await figures()
  expect(after).toMatchObject({ payments: before.payments + 1, paid: before.paid + amount })
  expect(officeOf(after, row.department)!.payments).toBe(
    (officeOf(before, row.department)?.payments ?? 0) + 1,
  )
})
