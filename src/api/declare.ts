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
import { untilHeard } from './effect.ts'
import { levels } from './policy-words.ts'
import { key, Version } from './call/sent.ts'
import { ById, form, Id, named, page, paging, text, Word } from './call/shape.ts'
import { ZjtxBody, ZjtxDraft, ZjtxIndustry, ZjtxRecord } from './zjtx.ts'

const target = {
  /** The item's id. */
  declareEntId: key('请选择申报项目'),
  /** The enterprise's id; must be the one of the enId header. */
  declareEnId: key('请选择企业'),
  type: v.picklist(formKeys, '申报类型有误'),
  childrenName: v.optional(text('子项', 60)),
}
const contents = { form: DeclarationForm, materials: SentMaterials }

const CreateBody = form({ ...target, ...contents })
export type CreateBody = v.InferOutput<typeof CreateBody>

const declareActions = ['resubmit', 'withdraw', 'confirm', 'giveUp'] as const

/**
 * resubmit: from 待补正, with form and materials. withdraw: from 已提交, 已受理 or 待补正.
 * confirm, giveUp: an application-free benefit at 意愿确认.
 */
const UpdateBody = form({
  ...target,
  ...v.partial(v.object(contents)).entries,
  id: Id,
  version: Version,
  action: v.picklist(declareActions, '操作有误'),
  /** confirm: what was missing. */
  payee: v.optional(named(Payee)),
  /** giveUp: why (chosen). */
  reason: v.optional(text('放弃原因', 200, 2)),
})
export type UpdateBody = v.InferOutput<typeof UpdateBody>

/** What a receipt says. */
const receipt = { declareNo: v.string(), status: DeclarationStatus, submitTime: v.string() }

/** Enough to show the receipt number and to send the next change. */
const Submitted = v.object({ id: v.string(), version: v.number(), ...receipt })
export type Submitted = v.InferOutput<typeof Submitted>

/** What anybody with the paper may check of a receipt (回执): nothing that names the enterprise, a person or a sum (chosen). */
const CheckedReceipt = v.object({ ...receipt, itemName: v.string() })
export type CheckedReceipt = v.InferOutput<typeof CheckedReceipt>

const ItemFilter = {
  ...paging,
  keyword: v.optional(Word),
  level: v.optional(v.picklist(levels)),
  department: v.optional(Word),
}

export const declare = area('declare', {
  /** Items that the current enterprise may declare now, on the portal. */
  list: endpoint('GET /policy/api/declare/list', {
    query: v.optional(v.object(ItemFilter), {}),
    answer: page(DeclareItem),
  }),
  one: endpoint('GET /policy/api/declare/user/{id}', {
    query: form({ type: v.picklist(formKeys, '申报类型有误') }),
    answer: Declaration,
  }),
  /** Earlier declarations of the current enterprise for one item, drafts included, newest first. */
  history: endpoint('GET /policy/api/declare/user/history', {
    query: v.object({ ...paging, declareEntId: Id }),
    answer: page(DeclarationBrief),
  }),
  create: endpoint('POST /policy/api/declare/user/create', {
    body: CreateBody,
    answer: Submitted,
  }).queued('declaration', untilHeard),
  update: endpoint('POST /policy/api/declare/user/update', {
    body: UpdateBody,
    answer: Submitted,
  }).queued('declaration', ({ body }) => ({ id: body.id, deed: body.action })),
  flow: endpoint('GET /policy/api/declare/flow/historynode/list', {
    query: v.object({ ...paging, id: Id }),
    answer: page(FlowNode),
  }),
  children: endpoint('GET /policy/api/declare/user/childreninfo', {
    query: v.object({ declareEntId: Id }),
    answer: v.array(ChildItem),
  }),
  /** The receipt (回执) as PDF; the path is spelled so. */
  receipt: endpoint('GET /policy/api/declare/flow/downdload', { query: ById, answer: 'blob' }),
  /** Items for everybody; `id` asks for one (chosen). */
  items: endpoint('GET /policy/api/ua/declare-policy/page', {
    query: v.optional(
      v.object({
        ...ItemFilter,
        id: v.optional(Id),
        mode: v.optional(v.picklist(applyModes)),
        state: v.optional(v.picklist(windowStates)),
        /** Application-free items at this stage, and those that the caller's enterprise is matched to (chosen). */
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
      }),
      {},
    ),
    answer: page(NoticeBrief),
  }),
  // With `check`, the code on a receipt (核验码), `id` is its 受理号, and the receipt is answered; a number that nobody has
  // is refused in the same words as a wrong code (chosen). That answer is for now, so it does not rest on the device.
  notice: endpoint('GET /policy/api/ua/declare-project-public/detail', {
    query: v.object({ id: Id, check: v.optional(Word) }),
    answer: v.union([Notice, CheckedReceipt]),
    keep: ({ query }) => (query?.['check'] ? 'never' : 'shared'),
  }),
  /** Declarations of the current enterprise, last changed first. */
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
    answer: page(DeclarationBrief),
  }),
  zjtxOne: endpoint('GET /policy/api/declare/zjtx/user/{id}', { answer: ZjtxRecord }),
  zjtxSubmit: endpoint('POST /policy/api/declare/zjtx/user/submit', {
    body: ZjtxBody,
    answer: Submitted,
  }).queued('declaration', untilHeard),
  zjtxDraft: endpoint('POST /policy/api/declare/zjtx/user/draft', {
    body: ZjtxDraft,
    answer: v.object({ id: v.string(), version: v.number(), updateTime: v.string() }),
  }).queued('declaration', untilHeard),
  /** The filled-in application as PDF; long ones take their time (specification, section 9). */
  zjtxDownload: endpoint('POST /policy/api/declare/zjtx/user/download/{id}', {
    answer: 'blob',
    timeout: 1_800_000,
  }),
  /** The whole classification: 1,381 classes, which no start is to read back from the device. */
  zjtxIndustries: endpoint('GET /policy/api/declare/zjtx/industry/list', {
    answer: v.array(ZjtxIndustry),
    keep: 'never',
  }),
})
