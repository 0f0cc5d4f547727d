import * as v from 'valibot'
import { characterCount } from '#lib/count.ts'
import { Asked } from './audit.ts'
import { type appealGroups, appealLifecycle, appealOutcomes } from '#rules/appeal-states.ts'
import { AppealReply, AppealStep, AppealWords, saidBy, State } from './appeal-step.ts'
import { area, endpoint } from './call/endpoint.ts'
import { untilHeard } from './effect.ts'
import { Problem, ProblemBrief, ProblemListed, problemParts, ProblemTag } from './problem.ts'
import { held, keyed, Phone, SentFile, Version } from './call/sent.ts'
import {
  form,
  Id,
  line,
  Name,
  owned,
  page,
  Paging,
  paging,
  recorded,
  Saved,
  StoredFile,
  text,
  Word,
} from './call/shape.ts'

/** 诉求类型. A 咨询 is answered within 2 working days, the others within 4. */
export const appealTypes = ['咨询', '求助', '投诉', '举报', '意见建议'] as const
/** 诉求类别. */
export const appealCategories = [
  '惠企政策',
  '融资贷款',
  '人才用工',
  '证照办理',
  '基础设施',
  '土地厂房',
  '税费社保',
  '市场开拓',
  '科技创新',
  '法治维权',
  '其他',
] as const
/** 诉求状态: the straight way first, then what lies beside it. */
export const appealStates = appealLifecycle.words
export type AppealState = (typeof appealStates)[number]

const AppealType = v.picklist(appealTypes, '请选择诉求类型')
const Score = v.pipe(
  v.number('请选择评分'),
  v.integer('评分应为整数'),
  v.minValue(1, '评分为 1 到 5 分'),
  v.maxValue(5, '评分为 1 到 5 分'),
)

const asked = {
  title: line('标题', 50),
  type: AppealType,
  category: v.picklist(appealCategories, '请选择诉求类别'),
  content: text('诉求内容', 2000, 10),
  contactName: line('联系人', 20),
  contactPhone: Phone,
  attachments: v.pipe(v.array(SentFile, '请上传附件'), v.maxLength(5, '附件最多 5 个')),
  isPublic: v.boolean('请选择是否公开'),
}

/** Marks an appeal that is a conversation with the city's people (人工咨询), whose words were typed into the chat (chosen). */
const channel = { channel: v.optional(v.literal('chat', '诉求渠道有误')) }

/**
 * What the form of an appeal asks for. It is the enterprise's that the call is made for; `asPerson` makes it the person's
 * own, whichever enterprise is chosen (chosen). The first words of a conversation carry the device's key of it, by which
 * later words find it before its id has been heard (chosen).
 */
export const AppealForm = form({
  action: v.optional(v.literal('submit')),
  ...asked,
  asPerson: v.optional(v.boolean()),
  ...channel,
  ...keyed,
})
export type AppealForm = v.InferOutput<typeof AppealForm>

/** A returned appeal (已退回补充), sent again with what was missing: its clock goes on. */
export const AppealSupplement = form({
  action: v.literal('supplement'),
  id: Id,
  version: Version,
  ...asked,
})

/** Asks the office to hurry (催办), once a day after half of the clock. It overtakes nothing, so it names no version. */
export const AppealUrge = v.object(
  {
    action: v.literal('urge'),
    id: Id,
    words: v.optional(text('催办说明', 200, 0), ''),
  },
  '此项必填',
)

/** Takes an appeal back (撤回) before the work on it has begun, with the reason. */
export const AppealWithdrawal = v.object(
  { action: v.literal('withdraw'), id: Id, version: Version, reason: text('撤回原因', 200, 2) },
  '此项必填',
)

/** How the one who asked judges the outcome, from 待评价. */
const judged = {
  solved: v.picklist(appealOutcomes, '请选择是否解决'),
  score: Score,
  comment: v.optional(text('评价', 500, 0), ''),
}
/** The judgement; 未解决 says what is missing, since the office begins again with it. */
export const AppealEvaluation = v.pipe(
  v.object({ id: Id, ...judged }, '此项必填'),
  v.forward(
    v.partialCheck(
      [['solved'], ['comment']],
      ({ solved, comment }) => solved !== '未解决' || characterCount(comment) >= 5,
      '请写明尚未解决的问题，至少 5 个字',
    ),
    ['comment'],
  ),
)

/** An appeal as its list shows it. `enId` is '' where the person has no enterprise. */
export const AppealBrief = v.object({
  ...owned,
  /** 诉求编号, such as SQ20260418000123. */
  appealNo: v.string(),
  title: v.string(),
  type: AppealType,
  category: v.picklist(appealCategories),
  state: State,
  handlerOrg: v.string(),
  /** When the answer is due; while it is 已退回补充 the clock is paused. */
  dueDate: v.string(),
  /** Working days that are left once it goes on, while it is 已退回补充. */
  pausedDays: v.optional(v.number()),
  /** The one extension (延期): when it was said, when it was due before and is due now, and why. */
  extension: v.optional(v.object({ time: v.string(), from: v.string(), to: v.string(), reason: v.string() })),
  /** When it was last urged. */
  urgeTime: v.optional(v.string()),
  /** Until when it is rated, at 待评价; then it closes unrated. */
  rateBy: v.optional(v.string()),
  /** That it was opened once again, and what was missing. */
  reopened: v.optional(v.object({ time: v.string(), missing: v.string() })),
  isPublic: v.boolean(),
  /** Why it was not accepted, what is to be added, or why it was taken back. */
  reason: v.optional(v.string()),
  ...channel,
  ...keyed,
  /** Says how many messages of the city's people a conversation has, in lists (chosen). */
  heard: v.optional(v.number()),
})
export type AppealBrief = v.InferOutput<typeof AppealBrief>

/** The whole of an appeal, for whose it is. */
export const Appeal = v.object({
  ...AppealBrief.entries,
  enName: v.optional(v.string()),
  content: v.string(),
  contactName: Name,
  contactPhone: v.string(),
  attachments: v.array(StoredFile),
  replies: v.array(AppealReply),
  timeline: v.array(AppealStep),
  /** What is to be added, by the fields of the form, while it is 已退回补充. */
  asked: v.optional(Asked),
  /** The judgement that ended it. One that opened it again is in the timeline. */
  evaluate: v.optional(v.object({ ...held(judged), time: v.string() })),
})
export type Appeal = v.InferOutput<typeof Appeal>

/** What anybody may see of a public appeal in a list: nothing that names who asked. */
export const PublicAppeal = v.object({
  ...recorded,
  ...v.pick(AppealBrief, ['appealNo', 'title', 'type', 'category', 'state', 'handlerOrg', 'isPublic'])
    .entries,
  /** What came of it: the last answer of the office. */
  reply: v.optional(v.string()),
})
export type PublicAppeal = v.InferOutput<typeof PublicAppeal>

/** The whole of a public appeal: what was asked, its way and the answers, without names, phones, enterprise and files. */
export const WholePublicAppeal = v.object({
  ...PublicAppeal.entries,
  ...v.pick(Appeal, ['dueDate', 'reason', 'content', 'replies', 'timeline']).entries,
})
export type WholePublicAppeal = v.InferOutput<typeof WholePublicAppeal>

/** What is told to whoever knows the phone of an appeal, signed in or not: how far it is, and nothing that names anybody. */
const AppealProgress = v.pick(AppealBrief, ['appealNo', 'category', 'state', 'dueDate'])

/** Groups of states, as {@link AppealNumbers} counts them and a list is asked for. */
const appealGroupNames = [
  'pending',
  'processing',
  'finished',
] as const satisfies readonly (keyof typeof appealGroups)[]

/** Appeals of the caller by groups of states. */
const AppealNumbers = v.object({
  total: v.number(),
  /** 待受理, 已退回补充. */
  pending: v.number(),
  /** 已受理, 已转交, 办理中, 待评价. */
  processing: v.number(),
  /** 已办结, 不予受理, 已撤回. */
  finished: v.number(),
  /** Those that were rated. */
  rated: v.number(),
  /** Of the rated, the percentage at least partly solved with 4 or 5 stars; missing where none was rated. */
  satisfaction: v.optional(v.number()),
})

const filter = {
  ...paging,
  state: v.optional(State),
  type: v.optional(AppealType),
  category: v.optional(v.picklist(appealCategories, '请选择诉求类别')),
  keyword: v.optional(Word),
}

export const appeal = area('appeal', {
  // A new appeal; with `action` and `id` also supplement, urge and withdraw of one that is there, and words added to it
  // (chosen). The answer to a message of a conversation repeats it, so that a receipt shows what was said.
  save: endpoint('POST /uaa/api/appeal/save', {
    body: v.variant(
      'action',
      [AppealForm, AppealSupplement, AppealWords, AppealUrge, AppealWithdrawal],
      '请填写诉求',
    ),
    answer: v.object({
      ...Saved.entries,
      appealNo: v.string(),
      state: State,
      dueDate: v.string(),
      said: v.optional(v.object({ messageId: v.string(), time: v.string(), words: v.string() })),
    }),
  }).queued('appeal', ({ body }) => saidBy(body)),
  // `channel=chat` gives the conversations alone (chosen).
  page: endpoint('GET /uaa/api/appeal/page', {
    query: v.optional(
      v.object({ ...filter, ...channel, group: v.optional(v.picklist(appealGroupNames)) }),
      {},
    ),
    answer: page(AppealBrief),
  }),
  // With `tel` the progress of all that phone's appeals, none for a phone that has asked nothing; `keyword` narrows them to
  // a number, which the phone alone is answered with, too (chosen). Else the public ones, with `id` that one alone and whole,
  // none where it is not public (chosen: `detailAll` is for its owner). The question holds a phone number, so its answer does
  // not rest where every user of the device can read it.
  pageByTel: endpoint('GET /uaa/api/ua/appeal/page', {
    query: v.optional(v.object({ ...filter, tel: v.optional(Phone), id: v.optional(Id) }), {}),
    // The whole comes first: a brief fits it, too, and would cut it short.
    answer: page(v.union([WholePublicAppeal, PublicAppeal, AppealProgress])),
    keep: ({ query }) => (query?.['tel'] === undefined ? 'shared' : 'user'),
  }),
  numberInfo: endpoint('GET /uaa/api/appeal/numberInfo', { answer: AppealNumbers }),
  // For its owner alone; what anybody may read of a public one is in `pageByTel` by its id.
  detailAll: endpoint('GET /uaa/api/appeal/detailAll/{id}', { answer: Appeal }),
  // `solved` is one of three words; 未解决 opens the appeal once again, a second time it ends (chosen).
  evaluate: endpoint('POST /uaa/api/appeal/evaluate', {
    body: AppealEvaluation,
    answer: v.object({ ...Saved.entries, state: State }),
  }).queued('appeal', untilHeard),
  hotProblems: endpoint('GET /uaa/api/ua/problem/queryHotList', {
    query: Paging,
    answer: page(ProblemBrief),
  }),
  problemTags: endpoint('GET /uaa/api/ua/problem/tagMap', { answer: v.array(ProblemTag) }),
  // Without a tag those of all tags; `part=whole` carries the answers, for a device that is to have them offline (chosen).
  problemsByTag: endpoint('GET /uaa/api/ua/problem/queryListByTagId', {
    query: v.optional(
      v.object({
        ...paging,
        tagId: v.optional(Id),
        /** As somebody types it: words, or a whole question. */
        keyword: v.optional(Word),
        part: v.optional(v.picklist(problemParts), 'brief'),
      }),
      {},
    ),
    answer: page(ProblemListed),
  }),
  problem: endpoint('GET /uaa/api/ua/problem/contentDetail/{id}', { answer: Problem }),
})
