import * as v from 'valibot'
import { windowStates } from '#rules/window.ts'
import { declarationGroups, formKeys } from './declare-words.ts'
import {
  Declaration,
  DeclarationBrief,
  DeclarationForm,
  DeclarationStatus,
  FlowNode,
  Payee,
  SentMaterials,
  StepAhead,
} from './declaration.ts'
import {
  applyModes,
  benefitStages,
  ChildItem,
  DeclareItem,
  Notice,
  NoticeBrief,
  noticeStates,
  noticeTypes,
} from './declare-item.ts'
import { area, endpoint } from './call/endpoint.ts'
import { noEffect } from './effect.ts'
import { Details } from './item-fields.ts'
import { levels } from './policy-words.ts'
import { RatingForm } from './rating.ts'
import { requiredId, Version } from './call/sent.ts'
import { ById, form, Id, notAnArray, page, paging, text, Word } from './call/shape.ts'
import { ZjtxBody, ZjtxDraft, ZjtxIndustry, ZjtxRecord } from './zjtx.ts'

const target = {
  /** Id of the item. */
  declareEntId: requiredId('请选择申报项目'),
  /** Id of the enterprise; must equal the enId header. */
  declareEnId: requiredId('请选择企业'),
  type: v.picklist(formKeys, '申报类型有误'),
  childrenName: v.optional(text('子项', 60)),
}
const contents = {
  form: DeclarationForm,
  /** Values of the fields that the item asks for, by their keys (chosen). */
  details: v.optional(notAnArray(Details)),
  materials: SentMaterials,
}

const CreateBody = form({ ...target, ...contents })
export type CreateBody = v.InferOutput<typeof CreateBody>

const declareActions = ['resubmit', 'withdraw', 'confirm', 'giveUp', 'rate'] as const

/**
 * Body of a change. resubmit: from 待补正, with form and materials. withdraw: from 已提交, 已受理 or 待补正. confirm, giveUp: an
 * application-free benefit at 意愿确认. rate: once after the end, whatever the version, because it overwrites nothing (chosen).
 */
const UpdateBody = form({
  ...target,
  ...v.partial(v.object(contents)).entries,
  id: Id,
  version: Version,
  action: v.picklist(declareActions, '操作有误'),
  /** confirm: the missing payment details. */
  payee: v.optional(notAnArray(Payee)),
  /** giveUp: the reason (chosen). */
  reason: v.optional(text('放弃原因', 200, 2)),
  /** rate: stars, reasons and words (chosen). */
  rating: v.optional(RatingForm),
})
export type UpdateBody = v.InferOutput<typeof UpdateBody>

/** Contents of a receipt. */
const receipt = { declareNo: v.string(), status: DeclarationStatus, submitTime: v.string() }

/**
 * Answer to a submission: the receipt, id and version for the next change, and the begin of the current step (chosen),
 * from which its term counts.
 */
const Submitted = v.object({
  id: v.string(),
  version: v.number(),
  updateTime: v.optional(v.string()),
  ...receipt,
})
export type Submitted = v.InferOutput<typeof Submitted>

/** Contents of a receipt (回执) for anybody who verifies the paper, without enterprise, persons and amounts (chosen). */
const CheckedReceipt = v.object({ ...receipt, itemName: v.string() })
export type CheckedReceipt = v.InferOutput<typeof CheckedReceipt>

const ItemFilter = {
  ...paging,
  keyword: v.optional(Word),
  level: v.optional(v.picklist(levels)),
  department: v.optional(Word),
}

export const declare = area('declare', {
  /** Returns items that the current enterprise may declare on the portal now. */
  list: endpoint('GET /policy/api/declare/list', {
    query: v.optional(v.object(ItemFilter), {}),
    answer: page(DeclareItem),
  }),
  one: endpoint('GET /policy/api/declare/user/{id}', {
    query: form({ type: v.picklist(formKeys, '申报类型有误') }),
    answer: Declaration,
  }),
  /** Returns earlier declarations of the current enterprise for one item, drafts included, newest first. */
  history: endpoint('GET /policy/api/declare/user/history', {
    query: v.object({ ...paging, declareEntId: Id }),
    answer: page(DeclarationBrief),
  }),
  create: endpoint('POST /policy/api/declare/user/create', {
    body: CreateBody,
    answer: Submitted,
  }).queued('declaration', noEffect),
  update: endpoint('POST /policy/api/declare/user/update', {
    body: UpdateBody,
    answer: Submitted,
  }).queued('declaration', ({ body }) => ({ id: body.id, deed: body.action })),
  flow: endpoint('GET /policy/api/declare/flow/historynode/list', {
    query: v.object({ ...paging, id: Id }),
    /** Past steps, and the steps ahead with the working days that the policy allows (chosen). */
    answer: v.object({ ...page(FlowNode).entries, ahead: v.optional(v.array(StepAhead)) }),
  }),
  children: endpoint('GET /policy/api/declare/user/childreninfo', {
    query: v.object({ declareEntId: Id }),
    answer: v.array(ChildItem),
  }),
  /** Returns the receipt (回执) as PDF; the path's spelling is the city's. */
  receipt: endpoint('GET /policy/api/declare/flow/downdload', { query: ById, answer: 'blob' }),
  /** Returns items for everybody; `id` selects one (chosen). */
  items: endpoint('GET /policy/api/ua/declare-policy/page', {
    query: v.optional(
      v.object({
        ...ItemFilter,
        id: v.optional(Id),
        mode: v.optional(v.picklist(applyModes)),
        state: v.optional(v.picklist(windowStates)),
        /** Filters application-free items by stage, and by a match with the caller's enterprise (chosen). */
        stage: v.optional(v.picklist(benefitStages)),
        scope: v.optional(v.literal('mine')),
      }),
      {},
    ),
    answer: page(DeclareItem),
  }),
  notices: endpoint('GET /policy/api/ua/declare-project-public/page', {
    query: v.optional(
      v.object({
        ...paging,
        keyword: v.optional(Word),
        type: v.optional(v.picklist(noticeTypes)),
        department: v.optional(Word),
        state: v.optional(v.picklist(noticeStates)),
        /** Registered name of an enterprise, for the notices whose list names it (chosen). */
        listed: v.optional(Word),
      }),
      {},
    ),
    answer: page(NoticeBrief),
  }),
  // Returns a notice; with `check`, the code on a receipt (核验码), `id` is a 申报编号 and the receipt is returned. An unknown
  // number is refused in the same words as a wrong code (chosen). A receipt is never cached, because its state is only
  // valid now.
  notice: endpoint('GET /policy/api/ua/declare-project-public/detail', {
    query: v.object({ id: Id, check: v.optional(Word) }),
    answer: v.union([Notice, CheckedReceipt]),
    keep: ({ query }) => (query?.['check'] ? 'never' : 'shared'),
  }),
  /**
   * Returns declarations of the current enterprise: those that wait for it first, by deadline, then the last changed;
   * with the number of each group, whatever the filter (both chosen).
   */
  mine: endpoint('GET /policy/api/declare/flow/mylist', {
    query: v.optional(
      v.object({
        ...paging,
        group: v.optional(v.picklist(declarationGroups)),
        status: v.optional(DeclarationStatus),
        keyword: v.optional(Word),
      }),
      {},
    ),
    answer: v.object({
      ...page(DeclarationBrief).entries,
      counts: v.optional(v.record(v.picklist(declarationGroups), v.number())),
    }),
  }),
  zjtxOne: endpoint('GET /policy/api/declare/zjtx/user/{id}', { answer: ZjtxRecord }),
  zjtxSubmit: endpoint('POST /policy/api/declare/zjtx/user/submit', {
    body: ZjtxBody,
    answer: Submitted,
  }).queued('declaration', noEffect),
  zjtxDraft: endpoint('POST /policy/api/declare/zjtx/user/draft', {
    body: ZjtxDraft,
    answer: v.object({ id: v.string(), version: v.number(), updateTime: v.string() }),
  }).queued('declaration', noEffect),
  /** Returns the filled-in application as PDF; a long one takes time (specification, section 9). */
  zjtxDownload: endpoint('POST /policy/api/declare/zjtx/user/download/{id}', {
    answer: 'blob',
    timeout: 1_800_000,
  }),
  /**
   * Returns the whole classification of 1,381 classes, not cached on the device, because restoring it would slow each
   * start.
   */
  zjtxIndustries: endpoint('GET /policy/api/declare/zjtx/industry/list', {
    answer: v.array(ZjtxIndustry),
    keep: 'never',
  }),
})
