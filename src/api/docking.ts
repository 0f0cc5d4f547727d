import * as v from 'valibot'
import { dockingLifecycle, dockingMoves, publicStates } from '#rules/docking-states.ts'
import { AuditRecord } from './audit.ts'
import { Docking, DockingForm, DockingStep, UnansweredRequests } from './docking-request.ts'
import { area, endpoint } from './call/endpoint.ts'
import { noEffect } from './effect.ts'
import {
  amount,
  Day,
  existing,
  unlimited,
  draftKeyed,
  Phone,
  Picture,
  SentFile,
  draftOf,
} from './call/sent.ts'
import {
  Count,
  Flag,
  form,
  Id,
  line,
  ownedEntries,
  page,
  paging,
  Saved,
  Size,
  StoredFile,
  text,
  Word,
} from './call/shape.ts'

/** Categories of demands and supplies. */
export const dockingCategories = [
  '技术攻关',
  '设备采购',
  '原材料采购',
  '加工配套',
  '人才',
  '资金',
  '场地',
  '检测认证',
  '数字化',
  '物流',
  '合作',
] as const

export const dockingStates = dockingLifecycle.words
export type DockingState = (typeof dockingStates)[number]

/** Kinds of budgets; 面议 has no amount. */
export const budgetTypes = ['固定', '面议'] as const

/** newest: 最新发布; closing: 即将截止; hottest: 最热. */
export const dockingSorts = ['newest', 'closing', 'hottest'] as const

const Budget = v.pipe(
  v.number('请填写预算'),
  v.minValue(5_000, '预算不低于 5 千元'),
  v.maxValue(5_000_000, '预算不高于 500 万元'),
)
const Texts = (label: string, most: number) =>
  v.optional(v.pipe(v.array(line(label, 100)), v.maxLength(most, `${label}最多 ${String(most)} 项`)))

/** Fields of a demand; its publisher is the enterprise of the call. Dates are days such as 2026-04-18. */
const demandFields = {
  title: line('标题', 50),
  category: v.picklist(dockingCategories, '请选择类别'),
  industry: line('所属行业', 20),
  description: text('详细说明', 2_000),
  budgetType: v.picklist(budgetTypes, '请选择预算方式'),
  /** 元, 5千 to 500万; both required if budgetType is 固定. */
  budgetMin: v.optional(Budget),
  budgetMax: v.optional(Budget),
  quantity: v.optional(
    v.pipe(v.number('请填写数量'), v.minValue(1, '数量至少为 1'), v.maxValue(1e9, '数量过大')),
  ),
  unit: v.optional(line('单位', 10)),
  deliveryDate: v.optional(Day('交付日期')),
  deadline: Day('截止日期'),
  region: line('所在地区', 30),
  contactName: line('联系人', 20),
  contactPhone: Phone,
  attachments: v.optional(v.pipe(v.array(SentFile), v.maxLength(5, '附件最多 5 个'))),
  images: v.optional(v.pipe(v.array(Picture), v.maxLength(9, '图片最多 9 张'))),
}

/** Fields of a supply, which has a price in place of a budget. */
const supplyFields = {
  ...demandFields,
  budgetType: v.picklist(budgetTypes, '请选择价格方式'),
  /** 元 per priceUnit; both required if budgetType is 固定. */
  price: v.optional(amount('价格')),
  priceUnit: v.optional(line('计价单位', 20)),
  minOrder: v.optional(line('起订量', 20)),
  qualification: Texts('资质', 10),
  cases: Texts('案例', 10),
}

/** Id and version of an existing record as it was read; `draft` saves it as 草稿. */
const save = { ...existing, ...draftKeyed, draft: v.optional(v.literal(false)) }

/** A demand to be audited; validated by its form, and sent. */
export const DemandForm = v.pipe(
  form({ ...demandFields, ...save }),
  v.forward(
    v.partialCheck(
      [['budgetType'], ['budgetMin'], ['budgetMax']],
      ({ budgetType, budgetMin, budgetMax }) =>
        budgetType === '面议' || (budgetMin !== undefined && budgetMax !== undefined),
      '请填写预算范围',
    ),
    ['budgetMin'],
  ),
  v.forward(
    v.partialCheck(
      [['budgetMin'], ['budgetMax']],
      ({ budgetMin, budgetMax }) => (budgetMin ?? 0) <= (budgetMax ?? Infinity),
      '最高预算不能低于最低预算',
    ),
    ['budgetMax'],
  ),
)

export type DemandForm = v.InferOutput<typeof DemandForm>

/** A supply to be audited; validated by its form, and sent. */
export const SupplyForm = v.pipe(
  form({ ...supplyFields, ...save }),
  v.forward(
    v.partialCheck(
      [['budgetType'], ['price'], ['priceUnit']],
      ({ budgetType, price, priceUnit }) => budgetType === '面议' || (price !== undefined && !!priceUnit),
      '请填写价格和计价单位',
    ),
    ['price'],
  ),
)

export type SupplyForm = v.InferOutput<typeof SupplyForm>

/** Entries of a draft: a title, and optionally all other fields, maybe half-written; empty fields are left out. */
const draft = { title: demandFields.title, ...save, draft: v.literal(true) }
export const DemandDraft = form({ ...draftOf(demandFields), ...draft })
export const SupplyDraft = form({ ...draftOf(supplyFields), ...draft })

/** Attachments of an answer, as stored by the city. */
const files = { attachments: v.optional(v.array(StoredFile)) }
const storedDemand = { ...unlimited(demandFields), ...files }
const storedSupply = { ...unlimited(supplyFields), ...files }

const storedEntries = {
  ...ownedEntries,
  /** 发布单位: the enterprise's registered name, set by the city (chosen). */
  publisherOrg: v.string(),
  status: v.picklist(dockingStates),
  /** Reason for 已驳回. */
  reason: v.optional(v.string()),
  viewCount: v.number(),
  dockCount: v.number(),
}

/** Marks a record as solved, with one of the requests or otherwise (chosen). */
const SolveBody = v.optional(v.object({ dockingId: v.optional(Id) }), {})
/** Publishes a record again, with a new deadline if the old one has passed: 续期 (chosen). */
const UpBody = v.optional(v.object({ deadline: v.optional(Day('截止日期')) }), {})

/**
 * The caller's relation to a public record. contactPhone is complete for its owner and for callers who have docked,
 * masked for others; `request` is the caller's own newest request (chosen).
 */
const callerEntries = {
  contactPhone: v.string(),
  docked: v.boolean(),
  mine: v.boolean(),
  request: v.optional(Docking),
  /** True if the record is one of the caller's favourites (chosen). */
  favorite: v.optional(v.boolean()),
}

/** Picture of a record in a list; lists never contain all pictures (chosen). */
const brief = { cover: v.optional(v.string()) }
const notInList = ['description', 'attachments', 'images', 'contactName', 'contactPhone'] as const

const Demand = v.object({ ...storedEntries, ...storedDemand, ...callerEntries })
type Demand = v.InferOutput<typeof Demand>
export const DemandBrief = v.omit(v.object({ ...storedEntries, ...storedDemand, ...brief }), notInList)
export type DemandBrief = v.InferOutput<typeof DemandBrief>

export const Supply = v.object({ ...storedEntries, ...storedSupply, ...callerEntries })
export type Supply = v.InferOutput<typeof Supply>
export const SupplyBrief = v.omit(v.object({ ...storedEntries, ...storedSupply, ...brief }), [
  ...notInList,
  'qualification',
  'cases',
])
export type SupplyBrief = v.InferOutput<typeof SupplyBrief>

/** The publisher's own record, in any state; a draft may lack everything except its title. */
const ownEntries = {
  ...storedEntries,
  title: v.string(),
  dockings: v.array(Docking),
  audits: v.array(AuditRecord),
  /** True while a change is audited and the previous version is public. */
  isShown: v.optional(v.boolean()),
}
const MyDemand = v.object({ ...v.partial(v.object(storedDemand)).entries, ...ownEntries })
type MyDemand = v.InferOutput<typeof MyDemand>
export const MySupply = v.object({ ...v.partial(v.object(storedSupply)).entries, ...ownEntries })
export type MySupply = v.InferOutput<typeof MySupply>

/** Unanswered requests of an own record in a list; the caller's request, for a record that the caller asked about. */
const mineBrief = { ...brief, unanswered: v.optional(UnansweredRequests), request: v.optional(Docking) }
const notInMine = ['dockings', 'attachments', 'images', 'audits'] as const
const MyDemandBrief = v.omit(v.object({ ...MyDemand.entries, ...mineBrief }), notInMine)
export const MySupplyBrief = v.omit(v.object({ ...MySupply.entries, ...mineBrief }), notInMine)
export type MySupplyBrief = v.InferOutput<typeof MySupplyBrief>

const word = v.optional(Word, '')

/** Filter of the public lists; '' means any. Amounts in 元; an amount range excludes 面议, which has no amount. */
const DockingFilter = v.optional(
  v.object({
    ...paging,
    keyword: word,
    category: word,
    industry: word,
    region: word,
    budgetFrom: v.optional(Count),
    budgetTo: v.optional(Count),
    /** Maximum number of days until the deadline (chosen). */
    within: v.optional(Count),
    /** Open records by default (chosen). */
    status: v.optional(v.picklist(publicStates), '已上架'),
    sort: v.optional(v.picklist(dockingSorts), 'newest'),
  }),
  {},
)

/** Filter of own records; `docked` selects records that the caller asked about, newest request first (chosen). */
const MineFilter = v.optional(
  v.object({ ...paging, keyword: word, status: word, docked: v.optional(Flag, false) }),
  {},
)
const HotFilter = v.optional(v.object({ size: v.optional(Size, 8) }), {})

/** Answer to a save or a change of state. */
const MoveAnswer = v.object({ ...Saved.entries, status: v.picklist(dockingStates) })

const statusChange = ({ id, status }: v.InferOutput<typeof MoveAnswer>) => ({ id, status })
const effectsOf = (move: keyof typeof dockingMoves) =>
  [
    ({ params: { id } }: { params: { id: string } }) => ({ id, status: dockingMoves[move] }),
    statusChange,
  ] as const
const move = { answer: MoveAnswer, wish: 'one' } as const
const up = { ...move, body: UpBody }
const solve = { ...move, body: SolveBody }
const dock = { body: v.variant('status', [DockingForm, DockingStep], '请选择对接进展'), answer: Docking }

export const docking = area('docking', {
  demandPage: endpoint('GET /uaa/api/ua/demand/page', { query: DockingFilter, answer: page(DemandBrief) }),
  supplyPage: endpoint('GET /uaa/api/ua/supply/page', { query: DockingFilter, answer: page(SupplyBrief) }),
  // Cached per reader and enterprise, because the contact in a detail depends on both.
  demandDetail: endpoint('GET /uaa/api/ua/demand/detail/{id}', { answer: Demand, keep: 'reader' }),
  supplyDetail: endpoint('GET /uaa/api/ua/supply/detail/{id}', { answer: Supply, keep: 'reader' }),
  hotSupply: endpoint('GET /uaa/api/ua/supply/hotDemand', { query: HotFilter, answer: v.array(SupplyBrief) }),
  hotDemand: endpoint('GET /uaa/api/ua/demand/hotDemand', { query: HotFilter, answer: v.array(DemandBrief) }),
  demandSave: endpoint('POST /uaa/api/demand/save', {
    body: v.variant('draft', [DemandDraft, DemandForm], '请求内容有误'),
    answer: MoveAnswer,
  }).queued('demand', noEffect, statusChange),
  supplySave: endpoint('POST /uaa/api/supply/save', {
    body: v.variant('draft', [SupplyDraft, SupplyForm], '请求内容有误'),
    answer: MoveAnswer,
  }).queued('supply', noEffect, statusChange),
  demandDock: endpoint('POST /uaa/api/demand/docker/{id}', dock).queued('demandRequest', noEffect),
  supplyDock: endpoint('POST /uaa/api/supply/docker/{id}', dock).queued('supplyRequest', noEffect),
  demandUp: endpoint('POST /uaa/api/demand/up/{id}', up).queued('demand', ...effectsOf('up')),
  /** Withdraws a demand; deletes a draft (chosen). */
  demandDown: endpoint('POST /uaa/api/demand/down/{id}', move).queued('demand', ...effectsOf('down')),
  demandSolve: endpoint('POST /uaa/api/demand/solvedown/{id}', solve).queued('demand', ...effectsOf('solve')),
  supplyUp: endpoint('POST /uaa/api/supply/up/{id}', up).queued('supply', ...effectsOf('up')),
  /** Withdraws a supply; deletes a draft (chosen). */
  supplyDown: endpoint('POST /uaa/api/supply/down/{id}', move).queued('supply', ...effectsOf('down')),
  supplySolve: endpoint('POST /uaa/api/supply/solvedown/{id}', solve).queued('supply', ...effectsOf('solve')),
  demandMine: endpoint('GET /uaa/api/demand/page', {
    query: MineFilter,
    answer: page(MyDemandBrief),
  }),
  supplyMine: endpoint('GET /uaa/api/supply/page', {
    query: MineFilter,
    answer: page(MySupplyBrief),
  }),
  myDemand: endpoint('GET /uaa/api/demand/myDetail/{id}', { answer: MyDemand }),
  mySupply: endpoint('GET /uaa/api/supply/myDetail/{id}', { answer: MySupply }),
})
