import * as v from 'valibot'
import { type MatchAttribute, MatchItem, type MatchReport } from '#api/match.ts'
import { type MatchLevel, matchLevels, type Verdict } from '#lib/match.ts'
import { isoDay } from '#lib/dates.ts'
import { windowOf } from '#lib/window.ts'
import { conditionsOf } from '#mocks/policy/conditions.ts'
import type { PolicyRow } from '#mocks/policy/data.ts'
import { fitOf, unitOf } from '#mocks/policy/fit.ts'
import type { World } from '#mocks/world.ts'

/** The rules that are in force; a report keeps the name of those it was made by. */
export const RULE_VERSION = '2026.2（2026-04-01 起施行）'

/** Policies that a report shows in full; its totals count all of them. */
const MOST = 60

interface Asked {
  enId?: string | undefined
  enterpriseName: string
  attributes: MatchAttribute[]
  policyIds?: string[] | undefined
}

/** Works out a report at `createTime`; with a number where a user will keep it. */
export function reportOf(world: World, asked: Asked, createTime: string, userId?: string): MatchReport {
  const then = Date.parse(createTime)
  const known = asked.attributes.map((one) => ({ ...one, unit: unitOf(one.key) }))
  const judged = world.db.policy
    .all()
    .filter(
      (one) =>
        one.validity === '有效' &&
        Date.parse(one.publishDate) <= then &&
        windowOf(one, then).state !== '已截止',
    )
    .filter((one) => !asked.policyIds || asked.policyIds.includes(one.id))
    .map((policy) => ({ policy, ...fitOf(policy, known) }))
    .sort(
      (a, b) =>
        matchLevels.indexOf(a.level) - matchLevels.indexOf(b.level) || (b.score ?? 0) - (a.score ?? 0),
    )
  const at = (level: MatchLevel) => judged.filter((one) => one.level === level)
  const sum = (list: typeof judged, amount: (policy: PolicyRow) => number | undefined) =>
    list.reduce((total, { policy }) => total + (amount(policy) ?? 0), 0)
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
    evaluated: judged.length,
    totals: {
      recommended: at('recommended').length,
      potential: at('potential').length,
      need_more_info: at('need_more_info').length,
      not_recommended: at('not_recommended').length,
    },
    amountFrom: sum(at('recommended'), (one) => one.amountMin),
    amountTo: sum([...at('recommended'), ...at('potential')], (one) => one.amountMax),
    items: judged.slice(0, MOST).map((one): MatchItem => itemOf(one, then)),
  }
}

/** What a report keeps of a policy: a copy, as everything in a report is. */
const itemOf = ({ policy, level, score, judged }: { policy: PolicyRow } & Verdict, then: number): MatchItem =>
  v.parse(MatchItem, {
    ...policy,
    policyId: policy.id,
    state: windowOf(policy, then).state,
    matchLevel: level,
    score,
    conditions: conditionsOf(policy).map((one, at) => ({ ...one, ...judged[at] })),
  })
