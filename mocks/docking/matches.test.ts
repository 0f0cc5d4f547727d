import { expect, test } from 'vitest'
import type { SupplyBrief } from '#api/docking.ts'
import { bestMatches } from '#rules/docking-match.ts'
import { resetWorld } from '#mocks/world.ts'
import { subjectOf } from './trades.ts'

/** Subjects that fit each other without being the same. */
const ALIKE = [['单层标准厂房', '可承重高标准厂房']]

test.each([1, 7])('in world %i every match is about the same thing, and most demands have one', (seed) => {
  const { db } = resetWorld(`docking-matches-${String(seed)}`, 'default', seed)
  const rows = (kind: 'demand' | 'supply') =>
    db.exchange
      .getAll()
      .filter((one) => one.kind === kind && one.status === '已上架') as unknown as SupplyBrief[]
  const demands = rows('demand').map((demand) => ({ demand, best: bestMatches(demand, rows('supply')) }))
  const wrong = demands.flatMap(({ demand, best }) => {
    const wanted = subjectOf(demand).subject
    return best
      .filter(({ row }) => {
        const offered = subjectOf(row).subject
        return wanted !== offered && !ALIKE.some((both) => both.includes(wanted) && both.includes(offered))
      })
      .map(({ row }) => `${demand.title}：${row.title}`)
  })
  expect(wrong).toEqual([])
  expect(demands.filter(({ best }) => best.length > 0).length).toBeGreaterThan(demands.length * 0.8)
})
