import { expect, test } from 'vitest'
import { type RuleSetId, ruleSetIds, scoreSrdi } from '#rules/srdi.ts'
import * as words from './answers.ts'
import type { SrdiAnswers } from './answers.ts'
import { levers } from './levers.ts'
import { isReached, nextBands, verdictOf, fewestSteps } from './steps.ts'

const WAN = 10_000

/** Creates random numbers that are the same at every run. */
function dice(seed: number) {
  let state = seed
  const next = () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32
  const between = (from: number, to: number) => from + next() * (to - from)
  return { next, between, of: <T>(all: readonly T[]) => all[Math.floor(next() * all.length)]! }
}

/** Creates a plausible enterprise: every answer given, with consistent amounts. */
function enterprise({ between, of, next }: ReturnType<typeof dice>): Required<SrdiAnswers> {
  const revenue = between(500, 9_000) * WAN
  const revenueBefore = revenue * between(0.8, 1.1)
  const revenueTwoBefore = revenueBefore * between(0.8, 1.1)
  const share = between(0.5, 1)
  const totalAssets = revenue * between(0.5, 2)
  const employees = Math.round(between(10, 400))
  const some = <T>(all: readonly T[]) => all.filter(() => next() < 0.4)
  return {
    marketYears: Math.round(between(0, 14)),
    revenue,
    revenueBefore,
    revenueTwoBefore,
    mainRevenue: revenue * share,
    mainRevenueBefore: revenueBefore * share,
    mainRevenueTwoBefore: revenueTwoBefore * share,
    netProfit: revenue * between(-0.05, 0.14),
    totalAssets,
    totalDebts: totalAssets * between(0.3, 0.95),
    rdCost: revenue * between(0, 0.12),
    rdCostBefore: revenueBefore * between(0, 0.12),
    employees,
    rdEmployees: Math.floor(employees * between(0, 0.3)),
    equityRaised: of([0, 0, 500 * WAN, 2_000 * WAN]),
    ipLevel: of(words.ipLevels),
    classOneIp: Math.floor(between(0, 6)),
    strategicIndustry: next() < 0.5,
    productField: of(words.productFields),
    digitalLevel: of(words.digitalLevels),
    quality: some(words.qualityItems),
    local: some(words.localItems),
    institute: of(words.instituteLevels),
    award: of(words.awardLevels),
    direct: [],
    marketShare: Math.round(between(0, 20)),
    topThree: next() < 0.3,
    keyField: next() < 0.8,
    evaluationScore: Math.round(between(40, 80)),
  }
}

const many = (count: number) => Array.from({ length: count }, (_, at) => enterprise(dice(at * 7_919 + 1)))

/** Removes some of the answers. */
const partly = (answers: SrdiAnswers, seed: number, share: number): SrdiAnswers => {
  const { next } = dice(seed)
  return Object.fromEntries(Object.entries(answers).filter(() => next() >= share))
}

test.each(ruleSetIds)('%s: a better answer never lowers the total, and worsens no condition', (id) => {
  for (const answers of many(150)) {
    const before = scoreSrdi(id, answers)
    // Excludes revenue, because more of it lowers every share: it is no better answer by itself.
    for (const lever of levers[id].filter(({ key }) => key !== 'revenue')) {
      for (const { answers: next } of lever.reach(answers)) {
        const after = scoreSrdi(id, next)
        expect(after.total ?? 0).toBeGreaterThanOrEqual(before.total ?? 0)
        for (const [at, one] of before.conditions.entries())
          if (one.state === 'met') expect(after.conditions[at]!.state).toBe('met')
      }
    }
  }
})

test.each(ruleSetIds)('%s: a further answer never leaves the previous range', (id) => {
  many(120).forEach((whole, seed) => {
    let answers = partly(whole, seed, 0.8)
    for (const [key, value] of Object.entries(whole)) {
      const [before, after] = [scoreSrdi(id, answers), scoreSrdi(id, { ...answers, [key]: value })]
      expect(after.from ?? 0).toBeGreaterThanOrEqual(before.from ?? 0)
      expect(after.to ?? 0).toBeLessThanOrEqual(before.to ?? 0)
      if (verdictOf(before) === 'failed') expect(verdictOf(after)).toBe('failed')
      answers = { ...answers, [key]: value }
    }
    const done = scoreSrdi(id, answers)
    expect([done.from, done.to]).toEqual([done.total, done.total])
  })
})

/** Returns true if any smaller set of levers passes; tries all sets, each lever at every value. */
function someSmaller(id: RuleSetId, answers: SrdiAnswers, size: number): boolean {
  const walk = (at: number, now: SrdiAnswers, left: number): boolean => {
    if (left === 0 || at === levers[id].length) return isReached(scoreSrdi(id, now))
    // Tries only the farthest value of a lever that only adds.
    const reach = levers[id][at]!.reach(now)
    const tried = levers[id][at]!.key === 'revenue' ? reach : reach.slice(-1)
    return tried.some((one) => walk(at + 1, one.answers, left - 1)) || walk(at + 1, now, left)
  }
  return walk(0, answers, size - 1)
}

test.each(ruleSetIds)('%s: the steps pass, and no smaller set does', (id) => {
  let found = 0
  many(60).forEach((whole, seed) => {
    const answers = seed % 3 === 0 ? partly(whole, seed, 0.15) : whole
    const way = fewestSteps(id, answers)
    const size = way === 'none' ? levers[id].length + 1 : way.steps.length
    if (way !== 'none') {
      found += way.steps.length > 0 ? 1 : 0
      expect(isReached(scoreSrdi(id, way.answers))).toBe(true)
    }
    if (size > 0) expect(someSmaller(id, answers, size)).toBe(false)
  })
  expect(found).toBeGreaterThan(10)
})

test('the steps are found quickly, even without any answers', () => {
  for (const id of ruleSetIds) {
    const begun = performance.now()
    fewestSteps(id, { revenue: 800 * WAN, totalAssets: 800 * WAN, totalDebts: 790 * WAN, employees: 50 })
    expect(performance.now() - begun).toBeLessThan(1_500)
  }
})

test('the next band shows the missing amount and its points', () => {
  const next = nextBands('specialised-2022', { revenue: 6_000 * WAN, rdCost: 280 * WAN })
  expect(next.get('研发投入')).toBe('再增加 20 万元上年研发费用，达到 300 万元，得 6 分')
  expect(nextBands('specialised-2026', { marketYears: 2 }).get('细分市场年限')).toBe(
    '再增加 1 年细分市场年限，达到 3 年，即符合',
  )
})

test('44 points need sixteen more: two steps', () => {
  const revenue = 4_300 * WAN
  const way = fewestSteps('specialised-2022', {
    marketYears: 7,
    revenue,
    mainRevenue: revenue * 0.75,
    mainRevenueBefore: (revenue * 0.75) / 1.07,
    mainRevenueTwoBefore: (revenue * 0.75) / 1.07 ** 2,
    productField: '六基、老字号或配套龙头',
    digitalLevel: '二级',
    quality: ['体系认证'],
    netProfit: revenue * 0.05,
    totalAssets: 100,
    totalDebts: 58,
    local: ['绿色工厂'],
    ipLevel: 'Ⅱ类',
    rdCost: 150 * WAN,
    employees: 100,
    rdEmployees: 12,
    institute: '市级',
  })
  expect(way).toMatchObject({ steps: [{ name: '地方特色' }, { name: '有效知识产权' }] })
})
