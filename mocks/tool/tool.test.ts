import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { tool } from '#api/tool.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers } from './handlers.ts'

startArea(handlers, { scenario: 'empty' })

test('a visitor sees the points, the rule set with its date, and that the result is no recognition', async () => {
  const answers = { netProfit: 8, revenue: 100, digitalLevel: '二级' as const }
  const score = await call(tool.srdiScore, { body: { ruleSet: 'specialised-2022', answers } })
  expect(score).toMatchObject({
    total: 11,
    passed: false,
    notice: '预评估，不构成认定',
    ruleSet: { document: '工信部企业〔2022〕63号附件2', inForce: '2022-08-01', supersededOn: '2026-04-01' },
  })
})

test('the rule set in force returns conditions, not points', async () => {
  const score = await call(tool.srdiScore, {
    body: { ruleSet: 'specialised-2026', answers: { marketYears: 3 } },
  })
  expect(score.total).toBeUndefined()
  expect(score.conditions.find((one) => one.name === '细分市场年限')).toMatchObject({ state: 'met' })
  expect(score.conditions.find((one) => one.name === '研发')).toMatchObject({ state: 'unknown' })
})

test('a research cost above the revenue is refused at its field', async () => {
  await expect(
    call(tool.srdiScore, { body: { ruleSet: 'giant-2026', answers: { revenue: 100, rdCost: 101 } } }),
  ).rejects.toMatchObject({
    fields: [
      { field: 'answers.rdCost', errorMessage: '研发费用不能大于营业收入；有股权融资的，请先填写融资金额' },
    ],
  })
})

test('an enterprise that raised equity may spend more on research than its revenue', async () => {
  const answers = { revenue: 100, rdCost: 101, equityRaised: 20_000_000 }
  const score = await call(tool.srdiScore, { body: { ruleSet: 'innovative-2022', answers } })
  expect(score.parts[0]?.indicators[1]).toMatchObject({ value: '101%', points: 20 })
})

test('a choice given twice counts once', async () => {
  const answers = { quality: ['质量奖' as const, '质量奖' as const] }
  const score = await call(tool.srdiScore, { body: { ruleSet: 'specialised-2022', answers } })
  expect(score.parts[1]?.indicators[1]).toMatchObject({ value: '质量奖', points: 3 })
})
