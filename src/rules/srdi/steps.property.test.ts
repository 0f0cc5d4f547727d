import { expect, test } from 'vitest'
import { type RuleSetId, ruleSetIds, ruleSets, scoreSrdi } from '#rules/srdi.ts'
import * as words from './answers.ts'
import type { SrdiAnswers } from './answers.ts'
import { FARTHEST, type Frame, frameIn, inFrame } from './frame.ts'
import { fewestSteps, isReached, openLevers, verdictOf } from './steps.ts'

const WAN = 10_000
const YEAR = 2026
/** Rule sets by which an enterprise can be recognised. */
const current = ruleSetIds.filter((id) => ruleSets[id].supersededOn === undefined)

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

test.each(current)('%s: a better answer never lowers the total, and worsens no condition', (id) => {
  for (const answers of many(150)) {
    const before = scoreSrdi(id, answers)
    const frame = frameIn(2, YEAR)
    // Excludes the main business, because a higher revenue lowers the share of research: it is no better answer by itself.
    for (const lever of openLevers(id, frame).filter(({ key }) => key !== 'mainRevenue')) {
      for (const { answers: next } of lever.reach(answers, frame)) {
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
function someSmaller(id: RuleSetId, answers: SrdiAnswers, frame: Frame, size: number): boolean {
  const open = openLevers(id, frame)
  const walk = (at: number, now: SrdiAnswers, left: number): boolean => {
    if (left === 0 || at === open.length) return isReached(scoreSrdi(id, now))
    // Tries only the farthest value of a lever that only adds.
    const reach = open[at]!.reach(now, frame)
    const tried = open[at]!.key === 'mainRevenue' ? reach : reach.slice(-1)
    return tried.some((one) => walk(at + 1, one.answers, left - 1)) || walk(at + 1, now, left)
  }
  return walk(0, inFrame(answers, frame), size - 1)
}

test.each(current)('%s: the steps pass, no smaller set does, and no set for an earlier year', (id) => {
  let found = 0
  many(60).forEach((whole, seed) => {
    const answers = seed % 3 === 0 ? partly(whole, seed, 0.15) : whole
    const way = fewestSteps(id, answers, YEAR)
    const years = way === 'none' ? FARTHEST + 1 : way.frame.years
    if (way !== 'none') {
      found += way.steps.length > 0 ? 1 : 0
      expect(isReached(scoreSrdi(id, way.answers))).toBe(true)
      if (way.steps.length > 0) expect(someSmaller(id, answers, way.frame, way.steps.length)).toBe(false)
    }
    for (let earlier = 0; earlier < years; earlier++) {
      const frame = frameIn(earlier, YEAR)
      expect(someSmaller(id, answers, frame, openLevers(id, frame).length + 1)).toBe(false)
    }
  })
  expect(found).toBeGreaterThan(10)
})

test('the steps are found quickly, even without any answers', () => {
  for (const id of ruleSetIds) {
    const begun = performance.now()
    fewestSteps(
      id,
      { revenue: 800 * WAN, totalAssets: 800 * WAN, totalDebts: 790 * WAN, employees: 50 },
      YEAR,
    )
    expect(performance.now() - begun).toBeLessThan(1_500)
  }
})
