import { expect, test } from 'vitest'
import { differencesOf, figuresIn } from './agreement.ts'

const paper = (title: string, values: Record<string, unknown>, year = 2026) => ({
  title,
  figures: figuresIn(values, year),
})
const differences = (values: Record<string, unknown>, ...papers: ReturnType<typeof paper>[]) =>
  differencesOf(values, 2026, papers).map(
    ({ field, paper, count, words }) => `${field}：${paper.title} ${String(count)} 份 ${words}`,
  )

test('the same figure of the same year that differs is named with both values', () => {
  expect(differences({ rdCost: 2_354_000 }, paper('10月27日 申报', { rdCost: 2_600_000 }))).toEqual([
    'rdCost：10月27日 申报 1 份 260 → 235.4 万元',
  ])
  expect(differences({ employees: 186 }, paper('草稿', { employees: 1_200 }))).toEqual([
    'employees：草稿 1 份 1,200 → 186 人',
  ])
})

test('a figure has one meaning under each name that forms give it', () => {
  expect(differences({ rdStaff: 22 }, paper('专精特新自评', { rdEmployees: 34 }))).toEqual([
    'rdStaff：专精特新自评 1 份 34 → 22 人',
  ])
})

test('figures that agree, read alike, are missing or are no numbers are not named', () => {
  expect(
    differences(
      { rdCost: 2_354_000, revenue: '四千万', netProfit: 1 },
      paper('a', { rdCost: 2_354_000 }),
      paper('b', { rdCost: 2_354_010, revenue: 1 }),
    ),
  ).toEqual([])
})

test('years are compared: last year’s figure of an older paper is that of the year before', () => {
  const older = paper('去年', { revenue: 40_100_000 }, 2025)
  expect(differences({ revenue: 42_800_000 }, older)).toEqual([])
  expect(differences({ revenue: 42_800_000, revenueBefore: 41_000_000 }, older)).toEqual([
    'revenueBefore：去年 1 份 4,010 → 4,100 万元',
  ])
})

test('papers with the same other value are one line, named by the first of them', () => {
  expect(
    differences(
      { rdCost: 2_600_000 },
      paper('11月27日 申报', { rdCost: 2_354_000 }),
      paper('10月27日 申报', { rdCost: 2_354_000 }),
      paper('草稿', { rdCost: 2_400_000 }),
    ),
  ).toEqual(['rdCost：11月27日 申报 2 份 235.4 → 260 万元', 'rdCost：草稿 1 份 240 → 260 万元'])
})

test('amounts of different units keep their units', () => {
  expect(differences({ rdCost: 8_000 }, paper('a', { rdCost: 2_600_000 }))).toEqual([
    'rdCost：a 1 份 260 万元 → 8,000 元',
  ])
})
