import * as v from 'valibot'
import { describeAttributes } from '#api/attribute.ts'
import { type MatchAttribute, MatchItem, type MatchReport } from '#api/match.ts'
import { isoDay } from '#lib/dates.ts'
import { explainerFor } from '#rules/match.ts'
import { calculate, listed, reportItem, RULE_VERSION } from '#rules/match-report.ts'
import { conditionsOf } from '#mocks/policy/conditions.ts'
import { materialsOf, stepsOf } from '#mocks/policy/papers.ts'
import { stackingOf } from '#mocks/policy/stacking.ts'
import type { World } from '#mocks/city.ts'

interface ReportRequest {
  enId?: string
  enterpriseName: string
  attributes: MatchAttribute[]
  policyIds?: string[]
}

/** Calculates a report at `createTime`; it gets a number where a user keeps it. */
export function reportOf(
  world: World,
  request: ReportRequest,
  createTime: string,
  userId?: string,
): MatchReport {
  const at = Date.parse(createTime)
  const policies = world.db.policy
    .findMany({ where: { id: request.policyIds && { in: request.policyIds } } })
    .map((one) => ({ ...one, conditions: conditionsOf(one), stacking: stackingOf(one) }))
  const facts = describeAttributes(request.attributes)
  const explain = explainerFor(facts)
  const { judged, ...result } = calculate(policies, facts, at)
  const series = String(world.next('PP'))
  const no = `PP${isoDay(createTime).replaceAll('-', '')}${series.padStart(6, '0')}`
  return {
    id: `report-${series}`,
    createTime,
    updateTime: createTime,
    ...(userId === undefined ? {} : { no }),
    ...(request.enId === undefined ? {} : { enId: request.enId }),
    enterpriseName: request.enterpriseName,
    attributes: request.attributes,
    ruleVersion: RULE_VERSION,
    ...result,
    // Copies of the policies' data, because a report does not follow later changes.
    items: listed(judged).map((one) =>
      v.parse(MatchItem, {
        ...reportItem(one, at, explain),
        materials: materialsOf(one.policy),
        steps: stepsOf(one.policy),
      }),
    ),
  }
}
