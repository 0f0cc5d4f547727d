import * as v from 'valibot'
import { matchLevels } from '#rules/match-words.ts'
import { windowStates } from '#rules/window.ts'
import { area, endpoint } from './call/endpoint.ts'
import { Condition, criteria } from './condition.ts'
import { Interpretation } from './interpretation.ts'
import { Item, ItemBrief, TodayFilter } from './item.ts'
import { OnePolicy, PolicyFilter } from './policy-filter.ts'
import {
  interpretationForms,
  levels,
  policyTypes,
  supportModes,
  tagGroups,
  targetScales,
  targetTags,
  validities,
} from './policy-words.ts'
import { StackingLimit } from './stacking.ts'
import { Tag } from './tag.ts'
import { ById, clean, form, Id, line, page, paging, recordEntries, Word } from './call/shape.ts'

/** A document to submit. `template` is a file path for download/file. */
const Material = v.object({
  name: v.string(),
  required: v.boolean(),
  note: v.string(),
  template: v.optional(v.string()),
  /** Office that shares the paper with the city, so that it need not be handed in (免提交, chosen). */
  sharedBy: v.optional(v.string()),
})

/** An application period of a policy; ISO strings. */
const Batch = v.object({ name: v.string(), applyStart: v.string(), applyEnd: v.string() })

/** A complete 政策. Amounts in 元, `ratio` in percent of the cost, times as ISO strings. */
export const Policy = v.object({
  ...recordEntries,
  title: v.string(),
  /** 文号, such as 工信部企业〔2026〕2号. */
  docNumber: v.string(),
  /**
   * Subject of the support, the same for every level and year: 企业研发费用分档补助. Policies of one theme pay for the same
   * matter, so an enterprise gets only one of them (同一事项不重复享受; chosen, the specification has no field for it).
   */
  theme: v.optional(v.string()),
  summary: v.string(),
  level: v.picklist(levels),
  /** 全国, 全省, 全市 or a district. */
  region: v.string(),
  departments: v.array(v.string()),
  publishDate: v.string(),
  effectiveDate: v.string(),
  expireDate: v.optional(v.string()),
  validity: v.picklist(validities),
  /** Id of the policy that replaced this one. */
  supersededBy: v.optional(v.string()),
  policyType: v.picklist(policyTypes),
  supportMode: v.picklist(supportModes),
  industries: v.array(v.string()),
  targetScale: v.array(v.picklist(targetScales)),
  targetTags: v.array(v.picklist(targetTags)),
  amountMin: v.optional(v.number()),
  amountMax: v.optional(v.number()),
  amountText: v.string(),
  ratio: v.optional(v.number()),
  applyStart: v.optional(v.string()),
  applyEnd: v.optional(v.string()),
  isRolling: v.boolean(),
  batches: v.array(Batch),
  conditions: v.array(Condition),
  /** Limits on taking it together with others, besides those of its theme (chosen). */
  stacking: v.optional(v.array(StackingLimit)),
  materials: v.array(Material),
  steps: v.array(
    v.object({ name: v.string(), org: v.string(), limitDays: v.optional(v.number()), note: v.string() }),
  ),
  contactOrg: v.string(),
  contactPhone: v.string(),
  applyUrl: v.optional(v.string()),
  sourceUrl: v.string(),
  decodeIds: v.array(v.string()),
  revisions: v.array(v.object({ date: v.string(), note: v.string(), policyId: v.optional(v.string()) })),
  viewCount: v.number(),
  favoriteCount: v.number(),
  /** True if the policy is one of the caller's favourites; false for a visitor. */
  favorite: v.boolean(),
  contentHtml: v.string(),
})
export type Policy = v.InferOutput<typeof Policy>

/** Fields of a policy that calculations and plans need in addition to its brief. */
const ruleParts = ['batches', 'conditions', 'stacking', 'materials', 'steps', 'applyUrl'] as const
/** Fields of a policy beyond brief and rules: its text, and its references. */
const textParts = ['decodeIds', 'revisions', 'sourceUrl', 'contentHtml'] as const

export const PolicyBrief = v.omit(Policy, [...ruleParts, ...textParts])
export type PolicyBrief = v.InferOutput<typeof PolicyBrief>

export const PolicyRuleParts = v.pick(Policy, ruleParts)
export const PolicyTextParts = v.pick(Policy, textParts)

/** A policy with its conditions, for calculations and plans. */
export const PolicyRules = v.object({ ...PolicyBrief.entries, ...PolicyRuleParts.entries })
export type PolicyRules = v.InferOutput<typeof PolicyRules>

/** A policy in a list; contains the brief, and more as requested by `part`. */
export const PolicyListed = v.object({
  ...PolicyBrief.entries,
  ...v.partial(PolicyRuleParts).entries,
  ...v.partial(PolicyTextParts).entries,
  ...criteria,
  /** Match with the enterprise `enId`, if that is one of the caller's. */
  matchLevel: v.optional(v.picklist(matchLevels)),
})
export type PolicyListed = v.InferOutput<typeof PolicyListed>

/** Numbers of all policies of the city, whatever the filters of the list (chosen). */
const PolicyCounts = v.object({
  total: v.number(),
  /** Policies in force (有效). */
  inForce: v.number(),
  /** Policies in force whose application period is open. */
  open: v.number(),
  /** Open policies whose conditions the enterprise `enId` meets, if that is one of the caller's. */
  fitting: v.optional(v.number()),
})

/** Detail of one policy, with its items, its interpretations and its match with a caller's own enterprise. */
export const PolicyDetail = v.object({
  ...Policy.entries,
  items: v.array(ItemBrief),
  interpretations: v.array(Interpretation),
  /** Budget in 元 and what has been granted of it by the end of a day, where the office publishes it (chosen). */
  budget: v.optional(v.object({ total: v.number(), used: v.number(), asOf: v.string() })),
  matchLevel: v.optional(v.picklist(matchLevels)),
})
export type PolicyDetail = v.InferOutput<typeof PolicyDetail>

/** 专题: policies for one purpose. */
export const Subject = v.object({
  ...recordEntries,
  name: v.string(),
  summary: v.string(),
  department: v.string(),
  policyCount: v.number(),
  viewCount: v.number(),
})
export type Subject = v.InferOutput<typeof Subject>

/** 政策包: policies for one kind of enterprise, and their total in 元. */
const PolicyPackage = v.object({
  id: v.string(),
  name: v.string(),
  audience: v.string(),
  summary: v.string(),
  policyCount: v.number(),
  amountTotal: v.number(),
  policies: v.array(PolicyBrief),
})

/** 申报指南: the application for one policy, without its long text. */
const Guide = v.object({
  ...v.pick(Policy, [
    'id',
    'title',
    'batches',
    'conditions',
    'materials',
    'steps',
    'contactOrg',
    'contactPhone',
    'applyUrl',
  ]).entries,
  state: v.picklist(windowStates),
  remainingDays: v.optional(v.number()),
})

/** An activity on the home page, beside policies. */
const ActivityLine = v.object({
  id: v.string(),
  title: v.string(),
  type: v.string(),
  startTime: v.string(),
})

const ForEnterprise = v.optional(v.object({ ...paging, enId: v.optional(Id) }), {})

const followedChange = (all: readonly Tag[]) => ({ id: '', all })

export const policy = area('policy', {
  subjectList: endpoint('GET /policy/api/ua/subject/list', {
    query: v.optional(v.object({ ...paging, keyword: v.optional(Word) }), {}),
    answer: page(Subject),
  }),
  subject: endpoint('GET /policy/api/ua/subject/details/{id}', {
    answer: v.object({ ...Subject.entries, contentHtml: v.string(), policies: v.array(PolicyBrief) }),
  }),
  tags: endpoint('GET /policy/api/customer/tag/list', {
    query: v.optional(v.object({ group: v.optional(v.picklist(tagGroups)) }), {}),
    answer: v.array(Tag),
  }),
  subscribed: endpoint('GET /policy/api/customer/tag/mySubscribe', { answer: v.array(Tag) }),
  /**
   * Follows a tag of the city by its id alone, or a saved search by name and query string, under an id of ours
   * (chosen).
   */
  subscribe: endpoint('POST /policy/api/customer/tag/add', {
    body: form({
      id: Id,
      name: v.optional(line('名称', 20)),
      search: v.optional(v.pipe(v.string(), clean(), v.maxLength(1_000, '搜索条件过长'))),
    }),
    answer: v.array(Tag),
    wish: 'one',
  }).queued(
    'following',
    ({ body: { id, name, search } }) => ({ id, name, search, follow: true }),
    followedChange,
  ),
  subscribeAll: endpoint('POST /policy/api/customer/tag/add/batch', {
    body: form({
      ids: v.pipe(
        v.array(Id, '请选择标签'),
        v.minLength(1, '请选择标签'),
        v.maxLength(100, '一次最多 100 个'),
      ),
    }),
    answer: v.array(Tag),
    wish: 'several',
  }).queued('following', ({ body: { ids } }) => ids.map((id) => ({ id, follow: true })), followedChange),
  unsubscribe: endpoint('DELETE /policy/api/customer/tag/delete', {
    query: ById,
    answer: v.array(Tag),
    wish: 'one',
  }).queued('following', ({ query: { id } }) => ({ id, follow: false }), followedChange),
  list: endpoint('GET /policy/api/ua/policy/list', {
    query: v.optional(PolicyFilter, {}),
    answer: v.object({ ...page(PolicyListed).entries, counts: v.optional(PolicyCounts) }),
  }),
  newest: endpoint('GET /policy/api/ua/policy/new/list', { query: ForEnterprise, answer: page(PolicyBrief) }),
  recommended: endpoint('GET /policy/api/ua/policy/recommend/list', {
    query: ForEnterprise,
    answer: page(PolicyBrief),
  }),
  guide: endpoint('GET /policy/api/ua/policy/guide', { query: ById, answer: Guide }),
  packages: endpoint('GET /policy/api/ua/policy/package', {
    query: v.optional(v.object({ enId: v.optional(Id) }), {}),
    answer: v.array(PolicyPackage),
  }),
  /** Returns interpretations; with `id` only that one, complete (chosen). */
  interpretations: endpoint('GET /policy/api/ua/policy/contenttype', {
    query: v.optional(
      v.object({
        ...paging,
        id: v.optional(Id),
        policyId: v.optional(Id),
        form: v.optional(v.picklist(interpretationForms)),
        keyword: v.optional(Word),
      }),
      {},
    ),
    answer: page(Interpretation),
  }),
  todayDeclare: endpoint('GET /policy/api/ua/policy/today-declare', {
    query: v.optional(TodayFilter, {}),
    answer: page(Item),
  }),
  detail: endpoint('GET /policy/api/ua/policy/detail', {
    query: OnePolicy,
    answer: PolicyDetail,
  }),
  policyAndActivity: endpoint('GET /policy/api/ua/policy/policyandactivity', {
    query: v.optional(v.object(paging), {}),
    answer: v.object({ policies: v.array(PolicyBrief), activities: v.array(ActivityLine) }),
  }),
})
