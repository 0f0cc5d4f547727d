import * as v from 'valibot'
import { conditionStates, matchLevels } from '#rules/match-words.ts'
import { windowStates } from '#rules/window.ts'
import { AttributeKey, attributeProblem, AttributeValue } from './attribute.ts'
import { area, endpoint } from './call/endpoint.ts'
import { Condition, Policy } from './policy.ts'
import { held, Year } from './call/sent.ts'
import { ById, form, Id, line, page, paging, recorded, Word } from './call/shape.ts'

/** Where a value comes from: typed in, or from the city's registers. */
const attributeSources = ['手工', '官方'] as const

/** A fact about the enterprise that a report is made for. A gap is left out; 0 and false are facts. */
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

/** How one condition ended. `have` and `advice` are words: what there is, and what would change an unmet or unknown condition. */
export const ConditionResult = v.object({
  ...v.pick(Condition, ['name', 'required', 'veto', 'weight', 'fieldKey', 'basis', 'evidence']).entries,
  state: v.picklist(conditionStates),
  have: v.optional(v.string()),
  advice: v.optional(v.string()),
})
export type ConditionResult = v.InferOutput<typeof ConditionResult>

/** One policy of a report, as it was then, with what a plan is made of. `score` is 0 to 100, missing where nothing could be verified. */
export const MatchItem = v.object({
  policyId: v.string(),
  ...v.pick(Policy, [
    'title',
    'docNumber',
    'level',
    'departments',
    'policyType',
    'supportMode',
    'amountText',
    'amountMin',
    'amountMax',
    'applyStart',
    'applyEnd',
    'isRolling',
    'materials',
    'steps',
    'contactOrg',
    'contactPhone',
  ]).entries,
  /** How its window stood then. */
  state: v.picklist(windowStates),
  matchLevel: v.picklist(matchLevels),
  score: v.optional(v.number()),
  conditions: v.array(ConditionResult),
})
export type MatchItem = v.InferOutput<typeof MatchItem>

/** 政策计算报告. Frozen: a later rule never rewrites it. Amounts in 元. */
export const MatchReport = v.object({
  ...recorded,
  /** Report number; missing for a visitor's, which the city does not keep. */
  no: v.optional(v.string()),
  enId: v.optional(v.string()),
  enterpriseName: v.string(),
  attributes: v.array(v.object(held(MatchAttribute.entries))),
  ruleVersion: v.string(),
  /** Policies that were looked at: in force and not closed. */
  evaluated: v.number(),
  totals: v.object({
    recommended: v.number(),
    potential: v.number(),
    need_more_info: v.number(),
    not_recommended: v.number(),
  }),
  /** What can be applied for at that time gives so much at least and at most together, one policy of each theme. */
  amountFrom: v.number(),
  amountTo: v.number(),
  /** The best policies first; all of them, or so many of each level that a report stays a page's worth ({@link LISTED}). */
  items: v.array(MatchItem),
})
export type MatchReport = v.InferOutput<typeof MatchReport>

/** In the history the items are there only when one report is asked for by id. */
export const MatchReportBrief = v.object({ ...MatchReport.entries, items: v.optional(v.array(MatchItem)) })
export type MatchReportBrief = v.InferOutput<typeof MatchReportBrief>

export const match = area('match', {
  /** With `id` that report alone, with its items (chosen). */
  history: endpoint('GET /policy/api/policy/match/report-history', {
    query: v.optional(v.object({ ...paging, id: v.optional(Id), keyword: v.optional(Word) }), {}),
    answer: page(MatchReportBrief),
  }),
  remove: endpoint('POST /policy/api/policy/match/report-delete/{id}', { answer: v.null() }).queued(
    'report',
    ({ params: { id } }) => ({ id, removed: true }),
  ),
  /** Works out a report; a member's is kept in the history. */
  report: endpoint('POST /policy/api/ua/policy/match/report', {
    body: form({
      enterpriseName: v.optional(line('企业名称', 100, 0), ''),
      /** One of the caller's own enterprises. */
      enId: v.optional(Id),
      attributes: v.pipe(
        v.array(MatchAttribute, '请填写企业信息'),
        v.minLength(1, '请至少填写一项企业信息'),
        v.maxLength(100, '企业信息最多 100 项'),
      ),
      /** Only these policies; else all that are in force and not closed (chosen). */
      policyIds: v.optional(v.pipe(v.array(Id, '请选择政策'), v.maxLength(10_000, '政策过多'))),
    }),
    answer: MatchReport,
  }).queued('report', () => ({ id: '', removed: false })),
  /** A report's summary as PDF. */
  download: endpoint('GET /policy/api/policy/match/report-download', { query: ById, answer: 'blob' }),
  /** The report with every condition as PDF. */
  downloadWhole: endpoint('GET /policy/api/policy/match/new/report-download', {
    query: ById,
    answer: 'blob',
  }),
})
