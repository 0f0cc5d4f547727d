import { expect, test } from 'vitest'
import { currentRuleSet, scoreSrdi } from '#rules/srdi.ts'
import type { SrdiAnswers } from '#rules/srdi/answers.ts'
import { contradictions } from '#rules/srdi/contradictions.ts'
import { supersededAnswers } from '#rules/srdi/superseded.test-data.ts'
import { srdiTiers } from '#rules/srdi/tiers.ts'
import { answerFields } from './fields.ts'
import { fieldsFor } from './useSelfEvaluation.ts'

const WAN = 10_000
/** Answers of an enterprise that every rule in force can judge. */
const answers: SrdiAnswers = {
  marketYears: 5,
  revenue: 6_000 * WAN,
  revenueBefore: 5_500 * WAN,
  revenueTwoBefore: 5_000 * WAN,
  mainRevenue: 5_500 * WAN,
  mainRevenueBefore: 5_000 * WAN,
  totalAssets: 100,
  totalDebts: 50,
  rdCost: 7_000 * WAN,
  rdCostBefore: 600 * WAN,
  equityRaised: 2_000 * WAN,
  ipLevel: 'Ⅰ类',
  classOneIp: 4,
  strategicIndustry: true,
  institute: '无',
  award: '无',
  direct: ['高新技术企业或示范企业'],
  marketShare: 10,
  topThree: false,
  keyField: true,
  evaluationScore: 60,
}
/** Answers beside which a field that another one makes superfluous still counts. */
const without: Partial<Record<keyof SrdiAnswers, SrdiAnswers>> = {
  topThree: { marketShare: 1 },
  institute: { classOneIp: 0 },
  award: { classOneIp: 0 },
}
const changed: SrdiAnswers = { topThree: true, institute: '国家级', award: '国家级前三' }

test.each(srdiTiers)('%s: each field that is asked counts by the rule in force', (tier) => {
  const { id } = currentRuleSet(tier)
  const idle = fieldsFor(tier).filter(({ key }) => {
    const given = { ...answers, ...without[key] }
    const after = { ...given, [key]: changed[key] }
    const found = (of: SrdiAnswers) => JSON.stringify([scoreSrdi(id, of), contradictions(of)])
    return found(given) === found(after)
  })
  expect(idle.map(({ label }) => label)).toEqual([])
})

test('nothing is asked for a superseded rule', () => {
  expect(answerFields.filter(({ key }) => supersededAnswers.includes(key))).toEqual([])
})
