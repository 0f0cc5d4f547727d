import * as v from 'valibot'
import { bareCode } from '#lib/code.ts'
import { declarationLifecycle, materialLifecycle } from '#rules/declaration-states.ts'
import { Asked } from './audit.ts'
import { formKeys } from './declare-words.ts'
import { ItemField } from './item-fields.ts'
import { levels } from './policy-words.ts'
import { Rating } from './rating.ts'
import { amount, Day, unlimited, MOST_PEOPLE, Phone, SentFile } from './call/sent.ts'
import { clean, form, line, Name, ownedEntries, StoredFile, text } from './call/shape.ts'

/** Message for a missing form. */
export const NO_FORM = '请填写申报表'

/** Form of a declaration, validated by the mock and by the page; money in 元, dates `YYYY-MM-DD`. */
export const DeclarationForm = v.pipe(
  form(
    {
      revenue: amount('上年营业收入'),
      /** Stated by portals of the version before; today a field of the items that ask for it (item-details.ts). */
      rdCost: v.optional(amount('上年研发费用')),
      employees: v.pipe(
        v.number('请填写员工数'),
        v.integer('员工数应为整数'),
        v.minValue(1, '员工数应大于 0'),
        v.maxValue(MOST_PEOPLE, '员工数过大'),
      ),
      applyAmount: v.pipe(amount('申请金额'), v.gtValue(0, '申请金额应大于 0')),
      projectName: line('项目名称', 60),
      projectSummary: text('项目简介', 2000, 10),
      startDate: Day('开始日期'),
      endDate: Day('结束日期'),
      contactName: line('联系人', 20),
      contactPhone: Phone,
    },
    NO_FORM,
  ),
  v.forward(
    v.partialCheck(
      [['startDate'], ['endDate']],
      (one) => one.startDate <= one.endDate,
      '结束日期不能早于开始日期',
    ),
    ['endDate'],
  ),
)
export type DeclarationForm = v.InferOutput<typeof DeclarationForm>

/** A file for a required material; `name` is the material's name. */
export const Material = v.object({ name: v.string(), ...StoredFile.entries })
/** A file for a required material, as it is sent. */
export const SentMaterial = form({ name: line('材料名称', 100), ...SentFile.entries })
export type SentMaterial = v.InferOutput<typeof SentMaterial>

/** Submitted files: up to 15 materials of 10 files each. */
export const SentMaterials = v.pipe(v.array(SentMaterial, '请上传材料'), v.maxLength(150, '材料最多 150 个'))

const materialStates = materialLifecycle.words

/** State of a declaration, or the stage of an application-free benefit. */
export const DeclarationStatus = v.picklist(declarationLifecycle.words)
export type DeclarationStatus = v.InferOutput<typeof DeclarationStatus>

/** Payment details of an enterprise: contact person and bank account. */
const payeeParts = ['contact', 'account'] as const
export type PayeePart = (typeof payeeParts)[number]

/** Payment details added to an application-free benefit before its confirmation; only the missing ones (chosen). */
export const Payee = form({
  contactName: v.optional(line('联系人', 20)),
  contactPhone: v.optional(Phone),
  bank: v.optional(line('开户银行', 60)),
  account: v.optional(
    v.pipe(
      v.string(),
      clean(bareCode),
      v.nonEmpty('请填写收款账号'),
      v.regex(/^\d{9,25}$/, '收款账号应为 9 到 25 位数字'),
    ),
  ),
})
export type Payee = v.InferOutput<typeof Payee>

/** A declaration (申报), as stored by the city. Money in 元. */
export const Declaration = v.object({
  ...ownedEntries,
  /** Ids of the enterprise and of the item, under the names of a submission (specification, section 3). */
  declareEnId: v.string(),
  declareEntId: v.string(),
  /** 申报编号: SB, the day, six digits. Missing for a draft at the city. */
  declareNo: v.optional(v.string()),
  type: v.picklist(formKeys),
  itemId: v.string(),
  itemName: v.string(),
  childrenName: v.optional(v.string()),
  department: v.string(),
  level: v.picklist(levels),
  policyId: v.string(),
  /** The enterprise at the time of submission. */
  enterprise: v.object({ enName: v.string(), creditCode: v.string() }),
  /** Missing if another form is used: a special declaration has zjtx/user/{id}, a benefit needs none. */
  form: v.optional(v.object(unlimited(DeclarationForm.entries))),
  /** Fields that the item asked for at the time of submission, and their values by key (both chosen). */
  fields: v.optional(v.array(ItemField)),
  details: v.optional(v.record(v.string(), v.union([v.number(), v.string()]))),
  materials: v.array(v.object({ ...Material.entries, state: v.picklist(materialStates) })),
  applyAmount: v.number(),
  approvedAmount: v.optional(v.number()),
  paidAmount: v.optional(v.number()),
  contactName: Name,
  contactPhone: v.string(),
  submitTime: v.optional(v.string()),
  status: DeclarationStatus,
  /** The current step, or the last one. */
  currentNode: v.string(),
  /** Begin of the current step, from which its term counts; end of the last one (chosen). */
  stepTime: v.optional(v.string()),
  /** Times at which the amount was approved and paid (both chosen). */
  approvedTime: v.optional(v.string()),
  paidTime: v.optional(v.string()),
  /** Last day for the enterprise to act, with 待补正 and 意愿确认. */
  dueDate: v.optional(v.string()),
  /** Reason for the return, refusal or end. */
  reason: v.optional(v.string()),
  /** Requested corrections by field, with 待补正, if the city stated them. */
  asked: v.optional(Asked),
  /** The enterprise's rating (好差评), given once after the end (chosen). */
  rating: v.optional(Rating),
  /** Application-free benefits only: bank account (masked) and date of the payment. */
  payout: v.optional(v.object({ batch: v.string(), account: v.string(), payDate: v.string() })),
  /** Application-free benefits only: the facts that justify it, and the details missing for its payment (chosen). */
  claim: v.optional(
    v.object({
      facts: v.array(v.object({ name: v.string(), value: v.string(), source: v.string() })),
      missing: v.array(v.picklist(payeeParts)),
    }),
  ),
})
export type Declaration = v.InferOutput<typeof Declaration>

export const DeclarationBrief = v.omit(Declaration, [
  ...(['form', 'fields', 'details', 'materials', 'enterprise', 'claim', 'asked'] as const),
])
export type DeclarationBrief = v.InferOutput<typeof DeclarationBrief>

/**
 * Actions on a declaration; the second line belongs to exceptional courses and to application-free benefits, the last to
 * a rating and what becomes of a bad one (chosen).
 */
const flowActions = [
  ...(['提交', '受理', '退回补正', '初审', '复审', '专家评审', '公示', '批复', '拨付', '撤回'] as const),
  ...(['作废', '比对', '推送', '确认', '放弃'] as const),
  ...(['评价', '回访', '整改'] as const),
] as const

/** A step of a declaration's course, in order of time; the current step has no endTime. */
export const FlowNode = v.object({
  id: v.string(),
  nodeName: v.string(),
  handlerOrg: v.string(),
  /** Person who took the step for the enterprise (chosen); missing for a step of an office or of the clock. */
  operator: v.optional(Name),
  action: v.picklist(flowActions),
  opinion: v.optional(v.string()),
  startTime: v.string(),
  endTime: v.optional(v.string()),
  /** Time limit of the step in working days; 0 if it has none. */
  limitDays: v.number(),
  overdue: v.boolean(),
})
export type FlowNode = v.InferOutput<typeof FlowNode>

/** A step ahead of a declaration, in order; `limitDays` in working days. */
export const StepAhead = v.pick(FlowNode, ['nodeName', 'limitDays'])
export type StepAhead = v.InferOutput<typeof StepAhead>
