import * as v from 'valibot'
import { conditionStates, matchLevels } from '#rules/match-words.ts'
import { windowStates } from '#rules/window.ts'
import { AttributeKey, attributeProblem, AttributeValue } from './attribute.ts'
import { area, endpoint } from './call/endpoint.ts'
import { Condition } from './condition.ts'
import { Policy } from './policy.ts'
import { unlimited, Year } from './call/sent.ts'
import { ById, form, Id, line, page, paging, recordEntries, Word } from './call/shape.ts'

/** Sources of a value: typed by the enterprise, or from the city's registers. */
const attributeSources = ['手工', '官方'] as const

/** An attribute of the enterprise for a report. Unknown attributes are left out; 0 and false are values. */
export const MatchAttribute = v.pipe(
  v.object({
    key: AttributeKey,
    value: AttributeValue,
    year: v.optional(Year),
    source: v.optional(v.picklist(attributeSources, '请选择数据来源')),
    confirmed: v.optional(v.boolean('请选择是否确认')),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { key, value } = dataset.value
    const message = attributeProblem(key, value)
    if (message)
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'value', value }],
      })
  }),
)
export type MatchAttribute = v.InferOutput<typeof MatchAttribute>

/**
 * Result of one condition. `have` and `advice` are texts: the current value, and a way to change an unmet or unknown
 * condition.
 */
export const ConditionResult = v.object({
  ...v.pick(Condition, ['name', 'required', 'veto', 'weight', 'fieldKey', 'basis', 'evidence']).entries,
  state: v.picklist(conditionStates),
  have: v.optional(v.string()),
  advice: v.optional(v.string()),
})
export type ConditionResult = v.InferOutput<typeof ConditionResult>

/**
 * A policy in a report, as of the report, with the data for a plan. `score` is 0 to 100, missing if nothing could be
 * verified.
 */
export const MatchItem = v.object({
  policyId: v.string(),
  ...v.pick(Policy, [
    'title',
    'docNumber',
    'theme',
    'level',
    'departments',
    'policyType',
    'supportMode',
    'amountText',
    'amountMin',
    'amountMax',
    'ratio',
    'stacking',
    'applyStart',
    'applyEnd',
    'isRolling',
    'materials',
    'steps',
    'contactOrg',
    'contactPhone',
  ]).entries,
  /** State of the policy's window at that time. */
  state: v.picklist(windowStates),
  matchLevel: v.picklist(matchLevels),
  score: v.optional(v.number()),
  conditions: v.array(ConditionResult),
})
export type MatchItem = v.InferOutput<typeof MatchItem>

/** 政策计算报告. Frozen: later rules never change it. Amounts in 元. */
export const MatchReport = v.object({
  ...recordEntries,
  /** Report number; missing for a visitor's report, which the city does not store. */
  no: v.optional(v.string()),
  enId: v.optional(v.string()),
  enterpriseName: v.string(),
  attributes: v.array(v.object(unlimited(MatchAttribute.entries))),
  ruleVersion: v.string(),
  /** Number of judged policies: in force and not closed. */
  evaluated: v.number(),
  totals: v.object({
    recommended: v.number(),
    potential: v.number(),
    need_more_info: v.number(),
    not_recommended: v.number(),
  }),
  /** Least and greatest sum of the policies that could be applied for at that time, one policy per theme. */
  amountFrom: v.number(),
  amountTo: v.number(),
  /** Best policies first, at most `LISTED` of each level (`rules/match-report.ts`). */
  items: v.array(MatchItem),
})
export type MatchReport = v.InferOutput<typeof MatchReport>

/** A report in the history; includes its items only if it was requested by id. */
export const MatchReportBrief = v.object({ ...MatchReport.entries, items: v.optional(v.array(MatchItem)) })
export type MatchReportBrief = v.InferOutput<typeof MatchReportBrief>

export const match = area('match', {
  /** Returns reports; with `id` only that one, with its items (chosen). */
  history: endpoint('GET /policy/api/policy/match/report-history', {
    query: v.optional(v.object({ ...paging, id: v.optional(Id), keyword: v.optional(Word) }), {}),
    answer: page(MatchReportBrief),
  }),
  remove: endpoint('POST /policy/api/policy/match/report-delete/{id}', { answer: v.null() }).queued(
    'report',
    ({ params: { id } }) => ({ id, removed: true }),
  ),
  /** Calculates a report; a member's report is stored in the history. */
  report: endpoint('POST /policy/api/ua/policy/match/report', {
    body: form({
      enterpriseName: v.optional(line('企业名称', 100, 0), ''),
      /** Id of one of the caller's enterprises. */
      enId: v.optional(Id),
      attributes: v.pipe(
        v.array(MatchAttribute, '请填写企业信息'),
        v.minLength(1, '请至少填写一项企业信息'),
        v.maxLength(100, '企业信息最多 100 项'),
      ),
      /** Policies to judge; all that are in force and not closed by default (chosen). */
      policyIds: v.optional(v.pipe(v.array(Id, '请选择政策'), v.maxLength(10_000, '政策过多'))),
    }),
    answer: MatchReport,
  }).queued('report', () => ({ id: '', removed: false })),
  /** Returns a report's summary as PDF. */
  download: endpoint('GET /policy/api/policy/match/report-download', { query: ById, answer: 'blob' }),
  /** Returns a report with every condition as PDF. */
  downloadWhole: endpoint('GET /policy/api/policy/match/new/report-download', {
    query: ById,
    answer: 'blob',
  }),
})
