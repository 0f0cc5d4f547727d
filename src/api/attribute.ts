import * as v from 'valibot'
import { cleanText } from '#lib/clean.ts'
import { characterCount } from '#lib/count.ts'
import { isCreditCode } from '#lib/credit-code.ts'
import { area, endpoint } from './call/endpoint.ts'
import { Version } from './call/sent.ts'
import { clean, form, notAnArray } from './call/shape.ts'

/** Description of an attribute. `dict` is the typeCode of its choices; `yearly` values belong to a year. */
interface AttributeKind {
  label: string
  kind: 'text' | 'number' | 'flag' | 'choice'
  unit?: string
  yearly?: boolean
  dict?: string
  /** True if numbers may be below 0. */
  signed?: boolean
  /** True if only the register may set the value, so that no form offers it. */
  registered?: boolean
  /** Labels of true and false, where 是 and 否 would be ambiguous. */
  said?: readonly [yes: string, no: string]
}

/**
 * Attributes of an enterprise that policies ask for: key, label and unit, in the order of the questions. Amounts are in
 * 元. A condition's `fieldKey` is one of these keys.
 */
export const attributeKinds = {
  enName: { label: '企业名称', kind: 'text', registered: true },
  creditCode: { label: '统一社会信用代码', kind: 'text', registered: true },
  district: { label: '区县', kind: 'choice', dict: 'district' },
  foundedYear: { label: '成立年份', kind: 'number', unit: '年', registered: true },
  industry: { label: '行业', kind: 'choice', dict: 'industry' },
  mainBusiness: { label: '主营业务', kind: 'text' },
  employees: { label: '员工数', kind: 'number', unit: '人', yearly: true },
  revenue: { label: '上年营业收入', kind: 'number', unit: '元', yearly: true },
  netProfit: { label: '净利润', kind: 'number', unit: '元', yearly: true, signed: true },
  tax: { label: '上年纳税额', kind: 'number', unit: '元', yearly: true },
  rdCost: { label: '研发费用', kind: 'number', unit: '元', yearly: true },
  rdStaff: { label: '研发人员', kind: 'number', unit: '人', yearly: true },
  debtRatio: { label: '资产负债率', kind: 'number', unit: '%', yearly: true },
  highTech: { label: '高新技术企业', kind: 'flag' },
  techSme: { label: '科技型中小企业', kind: 'flag' },
  srdi: { label: '专精特新中小企业', kind: 'flag' },
  inventionPatents: { label: '发明专利', kind: 'number', unit: '件' },
  softwareCopyrights: { label: '软件著作权', kind: 'number', unit: '件' },
  taxGrade: { label: '纳税信用等级', kind: 'choice', dict: 'tax_grade' },
  dishonest: { label: '列入失信名单', kind: 'flag', said: ['已列入', '未列入'] },
  socialInsurance: { label: '社保缴纳正常', kind: 'flag', said: ['正常', '不正常'] },
  aboveScale: { label: '规模以上企业', kind: 'flag' },
  exports: { label: '出口额', kind: 'number', unit: '元', yearly: true },
} as const satisfies Record<string, AttributeKind>
export type AttributeKey = keyof typeof attributeKinds

/** Keys of the attributes, in the order of the questions. */
export const attributeKeys = Object.keys(attributeKinds) as AttributeKey[]
export const AttributeKey = v.picklist(attributeKeys, '没有这项企业信息')

/** An attribute's value; 0 and false are values, an unknown value is missing. */
export const AttributeValue = v.union(
  [v.number(), v.pipe(v.string(), clean(cleanText)), v.boolean()],
  '请填写数字、文字或是否',
)
export type AttributeValue = v.InferOutput<typeof AttributeValue>

/** Returns an attribute's label, unit and words for true and false. */
export function wordsOf(key: AttributeKey): Pick<AttributeKind, 'label' | 'unit' | 'said'> {
  const { label, unit, said }: AttributeKind = attributeKinds[key]
  return { label, ...(unit === undefined ? {} : { unit }), ...(said === undefined ? {} : { said }) }
}

/**
 * Returns every attribute with its known value, for the rules to judge. An unknown attribute keeps its label, so that
 * it can be asked for.
 */
export function describeAttributes(known: readonly { key: AttributeKey; value?: AttributeValue }[]) {
  return attributeKeys.map((key) => ({ ...known.find((one) => one.key === key), key, ...wordsOf(key) }))
}

/** Maximum characters of a text. */
const MAX_TEXT = 200
/** Maximum of a number, by its unit. */
const maximumByUnit = { 元: 1e12, 人: 10_000_000, 件: 1_000_000, '%': 10_000, 年: 2099 }

/** Returns the problem with an attribute's value in words, or undefined if the value is valid. */
export function attributeProblem(key: AttributeKey, value: AttributeValue): string | undefined {
  const { label, kind, unit = '', signed = false }: AttributeKind = attributeKinds[key]
  if (kind === 'flag') return typeof value === 'boolean' ? undefined : `请选择${label}是或否`
  if (kind !== 'number') {
    if (typeof value !== 'string' || !value) return `请填写${label}`
    if (key === 'creditCode' && !isCreditCode(value)) return '统一社会信用代码有误，请核对 18 位代码'
    return characterCount(value) > MAX_TEXT ? `${label}最多 ${String(MAX_TEXT)} 个字` : undefined
  }
  if (typeof value !== 'number') return `${label}应为数字`
  if (value < 0 && !signed) return `${label}不能小于 0`
  const most = maximumByUnit[unit as keyof typeof maximumByUnit]
  if (Math.abs(value) > most) return `${label}过大，请核对`
  return unit !== '元' && unit !== '%' && !Number.isInteger(value) ? `${label}应为整数` : undefined
}

/** A user's answers about the enterprise, by key. */
export const Answers = v.pipe(
  v.record(AttributeKey, AttributeValue),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const [key, value] of Object.entries(dataset.value)) {
      const message = attributeProblem(key as AttributeKey, value)
      if (message)
        addIssue({ message, path: [{ type: 'object', origin: 'value', input: dataset.value, key, value }] })
    }
  }),
)
export type Answers = v.InferOutput<typeof Answers>

export const attribute = area('attribute', {
  /**
   * Returns my answers for policy calculation for the enterprise of the enId header; `{}` and version 0 before the
   * first save.
   */
  answers: endpoint('GET /policy/api/customer/policy/attribute', {
    answer: v.object({
      answers: v.record(AttributeKey, AttributeValue),
      version: v.number(),
      updateTime: v.optional(v.string()),
    }),
  }),
  /** Replaces all answers. */
  save: endpoint('POST /policy/api/customer/policy/attribute', {
    body: form({ answers: notAnArray(Answers), version: v.optional(Version) }),
    answer: v.object({ version: v.number() }),
  }).queued('answers', ({ record, body }) => ({ id: record, answers: body.answers })),
})
