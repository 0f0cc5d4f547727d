import { describe, expect, test } from 'vitest'
import { scoreSrdi } from '#rules/srdi.ts'
import type { SrdiAnswers } from './answers.ts'
import { growthForShare, reclassifiedForShare, repaidForRatio, replacedForRatio } from './levers.ts'
import { nextBands } from './next-bands.ts'
import { fewestSteps } from './steps.ts'

const WAN = 10_000
/** Calendar year of the advice: figures of 2025 and earlier are closed. */
const YEAR = 2026

/** An enterprise that misses nothing of 专精特新中小企业, 2026. */
const sound: SrdiAnswers = {
  marketYears: 5,
  revenue: 4_280 * WAN,
  revenueBefore: 4_000 * WAN,
  mainRevenue: 3_600 * WAN,
  totalAssets: 5_000 * WAN,
  totalDebts: 2_900 * WAN,
  rdCost: 160 * WAN,
  rdCostBefore: 150 * WAN,
  classOneIp: 2,
  institute: '无',
  award: '无',
  equityRaised: 0,
  evaluationScore: 60,
}
const specialised = (more: SrdiAnswers) => nextBands('specialised-2026', { ...sound, ...more }, YEAR)
const giant = (more: SrdiAnswers) => nextBands('giant-2026', { ...sound, ...more }, YEAR)
const stateAfter = (answers: SrdiAnswers, name: string) =>
  scoreSrdi('specialised-2026', answers).conditions.find((one) => one.name === name)?.state

describe('the share of the main business', () => {
  test('3,300 of 4,280 reaches 80% by 124 reclassified, or by 620 of growth, which raises the revenue too', () => {
    expect(reclassifiedForShare(3_300 * WAN, 4_280 * WAN, 0.8)).toBe(124 * WAN)
    expect(growthForShare(3_300 * WAN, 4_280 * WAN, 0.8)).toBe(620 * WAN)
    expect((3_300 + 620) / (4_280 + 620)).toBe(0.8)
    expect(specialised({ mainRevenue: 3_300 * WAN }).get('主营占比')).toBe(
      '2026 年主营业务收入增加 620 万元，达到 3,920 万元；其他收入不变，营业收入随之达到 4,900 万元，占比达到 80%；' +
        '或有 124 万元其他业务收入经审计应计入主营的，更正后 2025 年占比即达到 80%，即符合；用于 2027 年申报',
    )
  })
  test('a sum rounded up to 0.01 万元 reaches the share, and 0.01 万元 less does not', () => {
    for (let main = 1_000; main < 3_000; main += 137) {
      const [was, whole] = [main * WAN, 4_111 * WAN]
      const grow = growthForShare(was, whole, 0.8)
      const share = (more: number) => (was + more) / (whole + more)
      expect(share(grow)).toBeGreaterThanOrEqual(0.8 - 1e-9)
      expect(share(grow - 100)).toBeLessThan(0.8)
    }
  })
})

describe('debts', () => {
  test('repaid with own funds lower the assets too; replaced by equity they do not', () => {
    expect(repaidForRatio(4_500 * WAN, 5_000 * WAN, 0.8)).toBe(2_500 * WAN)
    expect((4_500 - 2_500) / (5_000 - 2_500)).toBe(0.8)
    expect(replacedForRatio(4_500 * WAN, 5_000 * WAN, 0.8)).toBe(500 * WAN)
    expect((4_500 - 500) / 5_000).toBe(0.8)
    expect(specialised({ totalDebts: 4_500 * WAN }).get('资产负债率')).toBe(
      '2026 年末前以自有资金偿还负债 2,500 万元（资产同减），或增资偿还 500 万元（资产不变），资产负债率降到 80%，即符合；用于 2027 年申报',
    )
  })
  test('above the assets can only be replaced by equity', () => {
    expect(specialised({ totalDebts: 5_500 * WAN }).get('资产负债率')).toContain('增资偿还负债 1,500 万元')
  })
})

describe('research costs', () => {
  test('too low last year stay so, and both years count: the way leads to the evaluation in two years', () => {
    const low = { ...sound, rdCost: 100 * WAN }
    // 3% of 42,800,000.
    expect(specialised({ rdCost: 100 * WAN }).get('研发')).toBe(
      '2026 年研发费用达到 128.4 万元，比 2025 年增加 28.4 万元，占营业收入 3%；' +
        '2027 年研发费用达到 128.4 万元，比 2025 年增加 28.4 万元，占营业收入 3%，即符合；用于 2028 年申报',
    )
    const way = fewestSteps('specialised-2026', low, YEAR)
    expect(way).toMatchObject({
      frame: { years: 2, last: 2027 },
      steps: [{ name: '前一年研发费用' }, { name: '研发费用' }],
    })
  })
  test('too low in the year before last is forgotten by the next evaluation', () => {
    expect(specialised({ rdCostBefore: 90 * WAN }).get('研发')).toBe(
      '2026 年数据保持 2025 年水平的，即符合；用于 2027 年申报',
    )
    expect(fewestSteps('specialised-2026', { ...sound, rdCostBefore: 90 * WAN }, YEAR)).toMatchObject({
      frame: { years: 1, last: 2026 },
      steps: [],
    })
  })
  test('of a 小巨人 add up to 1,200 with those of last year', () => {
    const big = { revenue: 8_000 * WAN, rdCost: 500 * WAN, rdCostBefore: 400 * WAN }
    expect(giant(big).get('研发')).toBe(
      '2026 年研发费用达到 700 万元，比 2025 年增加 200 万元，占营业收入 8.75%，即符合；用于 2027 年申报',
    )
  })
  test('follow the revenue that a growing main business raises', () => {
    const way = fewestSteps(
      'specialised-2026',
      { ...sound, mainRevenue: 3_300 * WAN, rdCost: 130 * WAN },
      YEAR,
    )
    // 130 is 3.04% of 4,280, but 2.65% of 4,900; 3% of 4,900 is 147.
    expect(way).toMatchObject({
      frame: { last: 2026 },
      steps: [
        { name: '主营业务收入', instead: expect.stringContaining('124 万元') as string },
        { words: '2026 年研发费用达到 147 万元，比 2025 年增加 17 万元，占营业收入 3%' },
      ],
    })
    expect(way !== 'none' && stateAfter(way.answers, '研发')).toBe('met')
  })
})

describe('revenue', () => {
  test('too low grows by the main business, or is replaced by financing of two named years', () => {
    const small = { revenue: 1_200 * WAN, mainRevenue: 1_100 * WAN, revenueBefore: 1_200 * WAN }
    expect(specialised(small).get('上年营收')).toBe(
      '2026 年主营业务收入增加 300 万元，达到 1,400 万元；其他收入不变，营业收入随之达到 1,500 万元，即符合；用于 2027 年申报',
    )
  })
  test('of a 小巨人 grows by 5% a year over two years, counted from last year for the second next evaluation', () => {
    const flat = { revenue: 6_000 * WAN, revenueBefore: 6_000 * WAN, revenueTwoBefore: 6_000 * WAN }
    // 6,000 x 1.05² = 6,615.
    expect(giant({ ...flat, mainRevenue: 5_800 * WAN }).get('两年营收复合增长')).toBe(
      '2026 年主营业务收入增加 615 万元，达到 6,415 万元；其他收入不变，营业收入随之达到 6,615 万元，两年复合增长达到 5%，即符合；用于 2027 年申报',
    )
  })
  test('growth is a rate on the closed year: 10% of 3,300 are 330', () => {
    const young: SrdiAnswers = {
      revenue: 4_280 * WAN,
      mainRevenue: 3_300 * WAN,
      mainRevenueBefore: 3_200 * WAN,
    }
    expect(nextBands('innovative-2022', young, YEAR).get('主营收入增长率')).toContain(
      '2026 年主营业务收入增加 165 万元，达到 3,465 万元；其他收入不变，营业收入随之达到 4,445 万元，增长率达到 5%',
    )
  })
})

describe('facts without a year', () => {
  test('intellectual property counts once granted; what is examined does not', () => {
    expect(giant({ classOneIp: 3 }).get('Ⅰ类知识产权')).toBe(
      '再取得 1 项与主导产品相关的Ⅰ类知识产权，共 4 项；申报前已授权的才计入，在审的不计，即符合',
    )
  })
  test('years in the market come by themselves', () => {
    expect(specialised({ marketYears: 1.5 }).get('细分市场年限')).toBe('再过 2 年，即符合；用于 2028 年申报')
  })
  test('a market share is said in points and percent', () => {
    expect(giant({ marketShare: 8, topThree: false }).get('市场占有率')).toBe(
      '2026 年市场占有率达到 10%，提高 2 个百分点，即符合；用于 2027 年申报',
    )
  })
  test('the score of the platform cannot be raised here', () => {
    expect(specialised({ evaluationScore: 42 }).get('发展评价得分')).toContain('由工信部平台按填报数据评价')
  })
})

test('no step changes a figure of a closed year', () => {
  const poor = {
    ...sound,
    mainRevenue: 2_000 * WAN,
    totalDebts: 4_800 * WAN,
    rdCost: 20 * WAN,
    classOneIp: 0,
  }
  for (const id of ['innovative-2022', 'specialised-2026', 'giant-2026'] as const) {
    const said = [...nextBands(id, poor, YEAR).values()]
    expect(said.length).toBeGreaterThan(0)
    expect(said.filter((one) => /(^|；)(2025|2024) 年|上年|前年/.test(one))).toEqual([])
  }
})

test('nothing is advised on what is not answered', () => {
  expect([...nextBands('specialised-2026', {}, YEAR).keys()]).toEqual([])
  expect([...nextBands('innovative-2022', {}, YEAR).keys()]).toEqual([])
})

test('nothing is advised for a superseded rule', () => {
  expect(fewestSteps('specialised-2022', sound, YEAR)).toBe('none')
})
