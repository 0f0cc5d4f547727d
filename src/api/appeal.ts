import * as v from 'valibot'
import { characterCount } from '#lib/count.ts'
import { Asked } from './audit.ts'
import { type appealGroups, appealLifecycle, appealOutcomes } from '#rules/appeal-states.ts'
import { figurePeriods } from '#rules/figure-periods.ts'
import { AppealNumbers } from './appeal-numbers.ts'
import { AppealReply, AppealStep, AppealWords, messageEffect, State } from './appeal-step.ts'
import { area, endpoint } from './call/endpoint.ts'
import { noEffect } from './effect.ts'
import { PublicFigures } from './public-figures.ts'
import { needsWords, Rating, ratingEntries } from './rating.ts'
import { LEAST_WORDS } from '#rules/rating.ts'
import { Problem, ProblemBrief, ProblemListed, problemParts, ProblemTag } from './problem.ts'
import { draftKeyed, Phone, SentFile, Version } from './call/sent.ts'
import {
  form,
  Id,
  line,
  Name,
  ownedEntries,
  page,
  Paging,
  paging,
  recordEntries,
  Saved,
  StoredFile,
  text,
  Word,
} from './call/shape.ts'

/** 诉求类型. A 咨询 is answered within 2 working days, all others within 4. */
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
/** 诉求状态: the regular course first, then the exceptions. */
export const appealStates = appealLifecycle.words
export type AppealState = (typeof appealStates)[number]

const AppealType = v.picklist(appealTypes, '请选择诉求类型')

const appealEntries = {
  title: line('标题', 50),
  type: AppealType,
  category: v.picklist(appealCategories, '请选择诉求类别'),
  content: text('诉求内容', 2000, 10),
  contactName: line('联系人', 20),
  contactPhone: Phone,
  attachments: v.pipe(v.array(SentFile, '请上传附件'), v.maxLength(5, '附件最多 5 个')),
  isPublic: v.boolean('请选择是否公开'),
}

/** Marks an appeal that is a conversation with the city's staff (人工咨询), typed into the chat (chosen). */
const channel = { channel: v.optional(v.literal('chat', '诉求渠道有误')) }

/**
 * Body of a new appeal. It belongs to the enterprise of the call; `asPerson` makes it the person's own, whichever
 * enterprise is current (chosen). The first message of a conversation carries the device's draft key, so that later
 * messages find it before its id is known (chosen).
 */
export const AppealForm = form({
  action: v.optional(v.literal('submit')),
  ...appealEntries,
  asPerson: v.optional(v.boolean()),
  ...channel,
  ...draftKeyed,
})
export type AppealForm = v.InferOutput<typeof AppealForm>

/** Resubmits a returned appeal (已退回补充) with the requested additions; its deadline runs on. */
export const AppealSupplement = form({
  action: v.literal('supplement'),
  id: Id,
  version: Version,
  ...appealEntries,
})

/**
 * Urges the office (催办), once a day after half of the time limit. The call overwrites nothing, so it has no version.
 */
export const AppealUrge = v.object(
  {
    action: v.literal('urge'),
    id: Id,
    words: v.optional(text('催办说明', 200, 0), ''),
  },
  '此项必填',
)

/** Withdraws an appeal (撤回) before the office works on it, with the reason. */
export const AppealWithdrawal = v.object(
  { action: v.literal('withdraw'), id: Id, version: Version, reason: text('撤回原因', 200, 2) },
  '此项必填',
)

/** The owner's judgement of the outcome, from 待评价. */
const Judgement = v.object(
  { id: Id, solved: v.picklist(appealOutcomes, '请选择是否解决'), ...ratingEntries(500) },
  '此项必填',
)
/**
 * A judgement of an appeal; 未解决 needs a comment on what is missing, because the office resumes its work with it, and so
 * does a bad rating.
 */
export const AppealEvaluation = v.pipe(
  Judgement,
  v.forward(
    v.partialCheck(
      [['solved'], ['comment']],
      ({ solved, comment }) => solved !== '未解决' || characterCount(comment) >= LEAST_WORDS,
      `请写明尚未解决的问题，至少 ${String(LEAST_WORDS)} 个字`,
    ),
    ['comment'],
  ),
  needsWords<v.InferOutput<typeof Judgement>>('comment'),
)

/** An appeal in a list. `enId` is '' if the person has no enterprise. */
export const AppealBrief = v.object({
  ...ownedEntries,
  /** 诉求编号, such as SQ20260418000123. */
  appealNo: v.string(),
  title: v.string(),
  type: AppealType,
  category: v.picklist(appealCategories),
  state: State,
  handlerOrg: v.string(),
  /** Due time of the answer; paused while the appeal is 已退回补充. */
  dueDate: v.string(),
  /** Working days left after the pause, while the appeal is 已退回补充. */
  pausedDays: v.optional(v.number()),
  /** The only extension (延期): its time, the due time before and after it, and the reason. */
  extension: v.optional(v.object({ time: v.string(), from: v.string(), to: v.string(), reason: v.string() })),
  /** Time of the last 催办. */
  urgeTime: v.optional(v.string()),
  /** Last moment for a rating, with 待评价; after it the appeal closes unrated. */
  rateBy: v.optional(v.string()),
  /** The second round of an appeal: time of reopening, and the part that was missing. */
  reopened: v.optional(v.object({ time: v.string(), missing: v.string() })),
  isPublic: v.boolean(),
  /** Reason for a refusal, a return or a withdrawal. */
  reason: v.optional(v.string()),
  ...channel,
  ...draftKeyed,
  /** Number of messages from the city's staff in a conversation, in lists (chosen). */
  heard: v.optional(v.number()),
})
export type AppealBrief = v.InferOutput<typeof AppealBrief>

/** A complete appeal, for its owner. */
export const Appeal = v.object({
  ...AppealBrief.entries,
  enName: v.optional(v.string()),
  content: v.string(),
  contactName: Name,
  contactPhone: v.string(),
  attachments: v.array(StoredFile),
  replies: v.array(AppealReply),
  timeline: v.array(AppealStep),
  /** Requested additions by field of the form, while the appeal is 已退回补充. */
  asked: v.optional(Asked),
  /** The judgement that ended the appeal. A judgement that reopened it is in the timeline. */
  evaluate: v.optional(v.object({ ...Rating.entries, solved: Judgement.entries.solved })),
})
export type Appeal = v.InferOutput<typeof Appeal>

/** A public appeal in a list, without anything that identifies its owner. */
export const PublicAppeal = v.object({
  ...recordEntries,
  ...v.pick(AppealBrief, ['appealNo', 'title', 'type', 'category', 'state', 'handlerOrg', 'isPublic'])
    .entries,
  /** The last answer of the office. */
  reply: v.optional(v.string()),
  /** Due time of the answer, and time of the last one (both chosen); missing in answers that a device kept from before. */
  dueDate: v.optional(v.string()),
  replyTime: v.optional(v.string()),
})
export type PublicAppeal = v.InferOutput<typeof PublicAppeal>

/** A complete public appeal: content, timeline and answers, without names, phones, enterprise and files. */
export const WholePublicAppeal = v.object({
  ...PublicAppeal.entries,
  ...v.pick(Appeal, ['dueDate', 'reason', 'content', 'replies', 'timeline']).entries,
})
export type WholePublicAppeal = v.InferOutput<typeof WholePublicAppeal>

/**
 * Progress of an appeal for anybody who knows its phone number, signed in or not; contains nothing that identifies a
 * person.
 */
const AppealProgress = v.pick(AppealBrief, ['appealNo', 'category', 'state', 'dueDate'])

/** Groups of states, as counted by {@link AppealNumbers} and used as a filter of lists. */
const appealGroupNames = [
  'pending',
  'processing',
  'finished',
] as const satisfies readonly (keyof typeof appealGroups)[]

const filter = {
  ...paging,
  state: v.optional(State),
  type: v.optional(AppealType),
  category: v.optional(v.picklist(appealCategories, '请选择诉求类别')),
  keyword: v.optional(Word),
}

export const appeal = area('appeal', {
  // Submits a new appeal; with `action` and `id` also supplements, urges, withdraws, or adds a message (chosen). The
  // answer to a message repeats it in `said`, so that the receipt shows it.
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
  }).queued('appeal', ({ body }) => messageEffect(body)),
  // Returns only conversations with `channel=chat` (chosen).
  page: endpoint('GET /uaa/api/appeal/page', {
    query: v.optional(
      v.object({ ...filter, ...channel, group: v.optional(v.picklist(appealGroupNames)) }),
      {},
    ),
    answer: page(AppealBrief),
  }),
  // Returns with `tel` the progress of all appeals of that phone, and an empty page for an unknown phone; `keyword`
  // narrows them to one appeal number (chosen). Without `tel`, returns public appeals; with `id` only that one,
  // complete, or an empty page if it is not public (chosen: `detailAll` is for the owner). With `figures` also returns
  // the public figures of that period (chosen). A query with a phone number is cached for the signed-in user only,
  // because every user of the device can read the shared cache.
  pageByTel: endpoint('GET /uaa/api/ua/appeal/page', {
    query: v.optional(
      v.object({
        ...filter,
        tel: v.optional(Phone),
        id: v.optional(Id),
        figures: v.optional(v.picklist(figurePeriods)),
      }),
      {},
    ),
    answer: v.object({
      // Tries the complete appeal first, because it also matches the brief schema, which would drop fields.
      ...page(v.union([WholePublicAppeal, PublicAppeal, AppealProgress])).entries,
      figures: v.optional(PublicFigures),
    }),
    keep: ({ query }) => (query?.['tel'] === undefined ? 'shared' : 'user'),
  }),
  numberInfo: endpoint('GET /uaa/api/appeal/numberInfo', { answer: AppealNumbers }),
  // Returns an appeal to its owner only; a public one is in `pageByTel` by its id.
  detailAll: endpoint('GET /uaa/api/appeal/detailAll/{id}', { answer: Appeal }),
  // Sends the judgement; the first 未解决 reopens the appeal, the second one ends it (chosen).
  evaluate: endpoint('POST /uaa/api/appeal/evaluate', {
    body: AppealEvaluation,
    answer: v.object({ ...Saved.entries, state: State }),
  }).queued('appeal', noEffect),
  hotProblems: endpoint('GET /uaa/api/ua/problem/queryHotList', {
    query: Paging,
    answer: page(ProblemBrief),
  }),
  problemTags: endpoint('GET /uaa/api/ua/problem/tagMap', { answer: v.array(ProblemTag) }),
  // Returns problems of all tags if none is given; `part=whole` includes the answers, for devices that keep them
  // offline (chosen).
  problemsByTag: endpoint('GET /uaa/api/ua/problem/queryListByTagId', {
    query: v.optional(
      v.object({
        ...paging,
        tagId: v.optional(Id),
        /** Text as typed: words, or a whole question. */
        keyword: v.optional(Word),
        part: v.optional(v.picklist(problemParts), 'brief'),
      }),
      {},
    ),
    answer: page(ProblemListed),
  }),
  problem: endpoint('GET /uaa/api/ua/problem/contentDetail/{id}', { answer: Problem }),
})
