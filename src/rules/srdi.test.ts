import { describe, expect, test } from 'vitest'
import { currentRuleSet, type RuleSetId, scoreSrdi } from './srdi.ts'
import type { SrdiAnswers } from './srdi/answers.ts'

const WAN = 10_000
const indicatorOf = (id: RuleSetId, answers: SrdiAnswers, name: string) =>
  scoreSrdi(id, answers)
    .parts.flatMap((part) => part.indicators)
    .find((one) => one.name === name)
const pointsOf = (id: RuleSetId, answers: SrdiAnswers, name: string) => indicatorOf(id, answers, name)?.points
const partPoints = (id: RuleSetId, answers: SrdiAnswers) =>
  scoreSrdi(id, answers).parts.map((part) => part.points)
const stateOf = (id: RuleSetId, answers: SrdiAnswers, name: string) =>
  scoreSrdi(id, answers).conditions.find((one) => one.name === name)?.state

/** Creates three years of main business with this growth in each. */
const growing = (rate: number) => ({
  mainRevenue: 100 * (1 + rate) ** 2,
  mainRevenueBefore: 100 * (1 + rate),
  mainRevenueTwoBefore: 100,
})

describe('专精特新中小企业, 2022', () => {
  const id = 'specialised-2022'
  const best: SrdiAnswers = {
    marketYears: 12,
    revenue: 10_000 * WAN,
    mainRevenue: 9_000 * WAN,
    mainRevenueBefore: 8_000 * WAN,
    mainRevenueTwoBefore: 7_000 * WAN,
    netProfit: 1_500 * WAN,
    totalAssets: 8_000 * WAN,
    totalDebts: 3_000 * WAN,
    rdCost: 1_200 * WAN,
    employees: 200,
    rdEmployees: 50,
    equityRaised: 0,
    ipLevel: 'Ⅰ类高价值',
    productField: '补短板锻长板填空白',
    digitalLevel: '三级以上',
    quality: ['质量奖', '体系认证', '自主品牌', '制修订标准'],
    local: ['省级重点产业链', '绿色工厂', '首台（套）技术装备'],
    institute: '国家级',
  }

  test('the best answers give 100 points and pass', () => {
    const { total, passed, parts } = scoreSrdi(id, best)
    expect(total).toBe(100)
    expect(passed).toBe(true)
    expect(parts.map(({ name, most }) => [name, most])).toEqual([
      ['专业化', 25],
      ['精细化', 25],
      ['特色化', 15],
      ['创新能力', 35],
    ])
  })

  test('an average enterprise gets 15 + 13 + 5 + 11 = 44 and fails', () => {
    const revenue = 4_285.714285 * WAN
    const middling: SrdiAnswers = {
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
    }
    const { total, passed, reasons } = scoreSrdi(id, middling)
    expect(partPoints(id, middling)).toEqual([15, 13, 5, 11])
    expect(total).toBe(44)
    expect(passed).toBe(false)
    expect(reasons).toContain('总分 44 分，至少 60 分')
  })

  test.each([
    ['净利润率', { netProfit: 8, revenue: 100 }, 8],
    ['净利润率', { netProfit: -8, revenue: 100 }, 0],
    ['资产负债率', { totalDebts: 50, totalAssets: 100 }, 5],
    ['资产负债率', { totalDebts: 70, totalAssets: 100 }, 1],
    ['资产负债率', { totalDebts: 70.1, totalAssets: 100 }, 0],
    ['细分市场年限', { marketYears: 9.9 }, 4],
    ['细分市场年限', { marketYears: 12 }, 5],
    ['研发投入', { rdCost: 120 * WAN, revenue: 1_200 * WAN }, 10],
    ['研发投入', { rdCost: 500 * WAN, revenue: 100_000 * WAN }, 10],
    ['质量管理', { quality: ['质量奖', '自主品牌'] }, 5],
    ['质量管理', { quality: ['质量奖'] }, 3],
    ['近2年主营平均增长', growing(0.1), 10],
    ['近2年主营平均增长', growing(0.08), 8],
    ['近2年主营平均增长', growing(0), 2],
    ['近2年主营平均增长', growing(-0.01), 0],
    ['主营占比', { mainRevenue: 80, revenue: 100 }, 5],
    ['研发人员占比', { rdEmployees: 1, employees: 20 }, 1],
  ] satisfies [string, SrdiAnswers, number][])('%s of %o gives %i', (name, answers, points) => {
    expect(pointsOf(id, answers, name)).toBe(points)
  })

  test.each([
    ['主营占比', { mainRevenue: 80, revenue: 100 }, '80% 以上'],
    ['主营占比', { mainRevenue: 75, revenue: 100 }, '70% 至 80%'],
    ['主营占比', { mainRevenue: 59, revenue: 100 }, '不足 60%'],
    ['资产负债率', { totalDebts: 50, totalAssets: 100 }, '50% 以下'],
    ['资产负债率', { totalDebts: 58, totalAssets: 100 }, '50% 至 60%'],
    ['资产负债率', { totalDebts: 71, totalAssets: 100 }, '超过 70%'],
    ['细分市场年限', { marketYears: 7 }, '6 年 至 8 年'],
    ['质量管理', { quality: ['质量奖', '质量奖', '自主品牌'] }, '2 项'],
    ['研发投入', { rdCost: 420 * WAN, revenue: 100_000 * WAN }, '400 万元 至 500 万元'],
    ['研发投入', { rdCost: 120 * WAN, revenue: 2_000 * WAN }, '占 6% 至 8%'],
    ['净利润率', {}, undefined],
    ['研发机构', { institute: '省级' }, undefined],
  ] satisfies [string, SrdiAnswers, string | undefined][])('%s of %o lies in %s', (name, answers, band) => {
    expect(indicatorOf(id, answers, name)?.band).toBe(band)
  })

  test('a failed or unanswered condition prevents passing with 100 points', () => {
    const young = scoreSrdi(id, { ...best, marketYears: 1.9 })
    expect(young.passed).toBe(false)
    expect(young.reasons).toEqual(['细分市场年限不符合：要求2 年以上，现为1.9 年'])
    const { marketYears: _, ...silent } = best
    expect(stateOf(id, silent, '细分市场年限')).toBe('unknown')
  })

  test('financing replaces revenue, and research needs both its amount and its ratio', () => {
    const small = { revenue: 900 * WAN, equityRaised: 2_000 * WAN, rdCost: 100 * WAN }
    expect(stateOf(id, small, '经营规模')).toBe('met')
    expect(stateOf(id, { ...small, equityRaised: 1_999 * WAN }, '经营规模')).toBe('unmet')
    expect(stateOf(id, { revenue: 5_000 * WAN, rdCost: 100 * WAN }, '研发费用')).toBe('unmet')
  })

  test('the rule set is kept after it was superseded', () => {
    expect(scoreSrdi(id, best).ruleSet).toMatchObject({
      supersededOn: '2026-04-01',
      document: '工信部企业〔2022〕63号附件2',
    })
  })
})

describe('创新型中小企业, 2022', () => {
  const id = 'innovative-2022'
  const answers: SrdiAnswers = {
    ipLevel: 'Ⅰ类高价值',
    rdCost: 5,
    revenue: 100,
    mainRevenue: 55,
    mainRevenueBefore: 56,
    totalDebts: 55,
    totalAssets: 100,
    strategicIndustry: true,
  }

  test('the best answers give 100 points', () => {
    const best = { ...answers, mainRevenue: 70, mainRevenueBefore: 60 }
    expect(partPoints(id, best)).toEqual([40, 30, 30])
    expect(scoreSrdi(id, best).passed).toBe(true)
  })

  // Replaces the records' example of 62 points, which no sum of these bands gives: all are multiples of five.
  test('more than 60 points with a growth of 10 fail', () => {
    const { total, passed, reasons, parts } = scoreSrdi(id, {
      ...answers,
      mainRevenue: 50,
      mainRevenueBefore: 56,
    })
    expect(parts[1]).toMatchObject({ name: '成长性', points: 10 })
    expect(total).toBe(65)
    expect(passed).toBe(false)
    expect(reasons).toEqual(['成长性 10 分，至少 15 分'])
  })

  test('a direct pass needs no points', () => {
    const { passed, reasons } = scoreSrdi(id, { direct: ['高新技术企业或示范企业'] })
    expect(passed).toBe(true)
    expect(reasons).toEqual(['直接符合：高新技术企业或示范企业'])
  })

  test.each([
    ['主营收入增长率', { mainRevenue: 115, mainRevenueBefore: 100 }, 20],
    ['主营收入增长率', { mainRevenue: 100, mainRevenueBefore: 100 }, 5],
    ['主营收入增长率', { mainRevenue: 115 }, 0],
    ['资产负债率', { totalDebts: 55, totalAssets: 100 }, 10],
    ['资产负债率', { totalDebts: 75, totalAssets: 100 }, 5],
    ['研发费用占营收', { rdCost: 1, revenue: 100 }, 5],
    ['主导产品领域', { strategicIndustry: false }, 5],
    ['主导产品领域', {}, 0],
  ] satisfies [string, SrdiAnswers, number][])('%s of %o gives %i', (name, given, points) => {
    expect(pointsOf(id, given, name)).toBe(points)
  })
})

describe('the rule in force since 2026-04-01', () => {
  const sound: SrdiAnswers = {
    marketYears: 3,
    revenue: 5_000 * WAN,
    revenueBefore: 4_700 * WAN,
    revenueTwoBefore: 4_500 * WAN,
    mainRevenue: 4_500 * WAN,
    totalAssets: 100,
    totalDebts: 75,
    rdCost: 700 * WAN,
    rdCostBefore: 500 * WAN,
    classOneIp: 4,
    marketShare: 10,
    keyField: true,
    evaluationScore: 60,
    award: '无',
    institute: '无',
  }

  test('a 小巨人 exactly on every threshold passes; each missed threshold fails by itself', () => {
    expect(scoreSrdi('giant-2026', sound)).toMatchObject({ passed: true, reasons: ['全部条件符合'] })
    const misses: [string, SrdiAnswers][] = [
      ['细分市场年限', { marketYears: 2.9 }],
      ['主营占比', { mainRevenue: 4_499 * WAN }],
      ['两年营收复合增长', { revenueTwoBefore: 4_600 * WAN }],
      ['资产负债率', { totalDebts: 75.1 }],
      ['研发', { rdCostBefore: 499 * WAN }],
      ['Ⅰ类知识产权', { classOneIp: 3 }],
      ['市场占有率', { marketShare: 9.9, topThree: false }],
      ['领域', { keyField: false }],
      ['发展评价得分', { evaluationScore: 59 }],
    ]
    for (const [name, change] of misses) {
      const { passed, conditions } = scoreSrdi('giant-2026', { ...sound, ...change })
      expect(passed).toBe(false)
      expect(conditions.filter((one) => one.state !== 'met').map((one) => one.name)).toEqual([name])
    }
  })

  test('waivers and substitutes are accepted', () => {
    expect(stateOf('giant-2026', { ...sound, classOneIp: 0, award: '国家级前三' }, 'Ⅰ类知识产权')).toBe('met')
    expect(stateOf('giant-2026', { ...sound, classOneIp: 0, award: '省部级前三' }, 'Ⅰ类知识产权')).toBe(
      'unmet',
    )
    expect(stateOf('giant-2026', { ...sound, marketShare: 1, topThree: true }, '市场占有率')).toBe('met')
    const small = {
      revenue: 1_400 * WAN,
      equityRaised: 2_000 * WAN,
      classOneIp: 0,
      institute: '省级',
    } as const
    expect(stateOf('specialised-2026', small, '上年营收')).toBe('met')
    expect(stateOf('specialised-2026', small, 'Ⅰ类知识产权')).toBe('met')
  })

  test('for 专精特新 people judge the market position, so nothing passes automatically', () => {
    const { passed, conditions, total } = scoreSrdi('specialised-2026', sound)
    expect(conditions.filter((one) => one.state !== 'met').map(({ name, state }) => [name, state])).toEqual([
      ['市场占有率', 'manual_review'],
    ])
    expect(passed).toBe(false)
    expect(total).toBeUndefined()
  })

  test('the ministry’s score is an answer and never computed', () => {
    const { evaluationScore: _, ...without } = sound
    expect(stateOf('giant-2026', without, '发展评价得分')).toBe('manual_review')
  })

  test('each year of research must reach its ratio', () => {
    const uneven = { ...sound, rdCost: 1_100 * WAN, rdCostBefore: 140 * WAN }
    expect(stateOf('giant-2026', uneven, '研发')).toBe('unmet')
    expect(stateOf('specialised-2026', { ...sound, rdCostBefore: undefined }, '研发')).toBe('unknown')
  })

  test('the rule set is in force for its tiers', () => {
    expect(currentRuleSet('专精特新中小企业').id).toBe('specialised-2026')
    expect(currentRuleSet('专精特新“小巨人”企业').id).toBe('giant-2026')
    expect(currentRuleSet('创新型中小企业').id).toBe('innovative-2022')
  })
})
