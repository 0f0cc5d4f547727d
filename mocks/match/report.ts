import * as v from 'valibot'
import { inWords } from '#api/attribute.ts'
import { type MatchAttribute, MatchItem, type MatchReport } from '#api/match.ts'
import { isoDay } from '#lib/dates.ts'
import { explainerFor } from '#rules/match.ts'
import { calculate, listed, reportItem, RULE_VERSION } from '#rules/match-report.ts'
import { conditionsOf } from '#mocks/policy/conditions.ts'
import { materialsOf, stepsOf } from '#mocks/policy/papers.ts'
import type { World } from '#mocks/city.ts'

interface Asked {
  enId?: string
  enterpriseName: string
  attributes: MatchAttribute[]
  policyIds?: string[]
}

/** Works out a report at `createTime`; with a number where a user will keep it. */
export function reportOf(world: World, asked: Asked, createTime: string, userId?: string): MatchReport {
  const then = Date.parse(createTime)
  const policies = world.db.policy
    .findMany({ where: { id: asked.policyIds && { in: asked.policyIds } } })
    .map((one) => ({ ...one, row: one, conditions: conditionsOf(one) }))
  const facts = inWords(asked.attributes)
  const explain = explainerFor(facts)
  const { judged, ...result } = calculate(policies, facts, then)
  const series = String(world.next('PP'))
  const no = `PP${isoDay(createTime).replaceAll('-', '')}${series.padStart(6, '0')}`
  return {
    id: `report-${series}`,
    createTime,
    updateTime: createTime,
    ...(userId === undefined ? {} : { no }),
    ...(asked.enId === undefined ? {} : { enId: asked.enId }),
    enterpriseName: asked.enterpriseName,
    attributes: asked.attributes,
    ruleVersion: RULE_VERSION,
    ...result,
    // A copy, as everything in a report is.
    items: listed(judged).map((one) =>
      v.parse(MatchItem, {
        ...reportItem(one, then, explain),
        materials: materialsOf(one.policy.row),
        steps: stepsOf(one.policy.row),
      }),
    ),
  }
}
