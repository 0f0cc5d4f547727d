import * as v from 'valibot'
import { srdiTiers } from '#lib/srdi.ts'
import { SentMaterial } from './declaration.ts'
import { form, owned, Phone, text } from './shape.ts'

const amount = (label: string) =>
  v.pipe(v.number(`请填写${label}`), v.minValue(0, `${label}不能小于 0`), v.maxValue(1e12, `${label}过大`))
const count = (label: string, min = 0) =>
  v.pipe(
    v.number(`请填写${label}`),
    v.integer(`${label}应为整数`),
    v.minValue(min, `${label}不能小于 ${String(min)}`),
  )

/** The form of a special declaration. Money in 元; ratios are computed from it, never typed. */
export const ZjtxForm = v.pipe(
  form({
    tier: v.picklist(srdiTiers, '请选择申报类型'),
    /** A leaf of zjtx/industry/list. */
    industryCode: v.pipe(v.string('请选择所属行业'), v.minLength(1, '请选择所属行业')),
    mainProduct: text('主导产品', 60),
    /** Full years in the market segment. */
    marketYears: v.pipe(
      v.number('请填写从事细分市场年限'),
      v.minValue(0, '年限不能小于 0'),
      v.maxValue(100, '年限过大'),
    ),
    employees: count('员工数', 1),
    rdEmployees: count('研发人员数'),
    /** Last year's, and the year's before. */
    revenue: amount('上年营业收入'),
    revenueBefore: amount('前年营业收入'),
    mainRevenue: amount('上年主营业务收入'),
    rdCost: amount('上年研发费用'),
    rdCostBefore: amount('前年研发费用'),
    totalAssets: v.pipe(amount('资产总额'), v.gtValue(0, '资产总额应大于 0')),
    totalDebts: amount('负债总额'),
    /** Ⅰ类知识产权, related to the main product. */
    patents: count('Ⅰ类知识产权数量'),
    /** Percent, where it is known. */
    marketShare: v.optional(
      v.pipe(v.number(), v.minValue(0, '应在 0 到 100 之间'), v.maxValue(100, '应在 0 到 100 之间')),
    ),
    /** 发展评价得分, from the ministry's platform; never computed. */
    evaluationScore: v.optional(
      v.pipe(v.number(), v.minValue(0, '应在 0 到 100 之间'), v.maxValue(100, '应在 0 到 100 之间')),
    ),
    summary: text('企业简介', 2000, 10),
    contactName: text('联系人', 20),
    contactPhone: v.pipe(v.string('请填写联系电话'), Phone),
  }),
  v.forward(
    v.partialCheck(
      [['revenue'], ['mainRevenue']],
      (one) => one.mainRevenue <= one.revenue,
      '主营业务收入不能大于营业收入',
    ),
    ['mainRevenue'],
  ),
  v.forward(
    v.partialCheck([['revenue'], ['rdCost']], (one) => one.rdCost <= one.revenue, '研发费用不能大于营业收入'),
    ['rdCost'],
  ),
  v.forward(
    v.partialCheck(
      [['employees'], ['rdEmployees']],
      (one) => one.rdEmployees <= one.employees,
      '研发人员不能多于员工数',
    ),
    ['rdEmployees'],
  ),
)
export type ZjtxForm = v.InferOutput<typeof ZjtxForm>

/** Whatever has been filled in so far, unchecked until it is submitted. */
const ZjtxPartial = v.custom<Partial<ZjtxForm>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  '请填写申报表',
)

const body = {
  /** Both missing for the first save. */
  id: v.optional(v.string()),
  version: v.optional(v.number()),
  /** The item's id, and the enterprise's. */
  declareEntId: v.pipe(v.string('请选择申报项目'), v.minLength(1, '请选择申报项目')),
  declareEnId: v.pipe(v.string('请选择企业'), v.minLength(1, '请选择企业')),
  materials: v.array(SentMaterial),
}

/** Submit: everything is checked. */
export const ZjtxBody = form({ ...body, form: ZjtxForm })
export type ZjtxBody = v.InferOutput<typeof ZjtxBody>
/** Save as a draft at the city: only the keys of the record are checked. */
export const ZjtxDraft = form({ ...body, form: ZjtxPartial })
export type ZjtxDraft = v.InferOutput<typeof ZjtxDraft>

/** A special declaration, or the draft of one. */
export const ZjtxRecord = v.object({
  ...owned,
  declareEnId: v.string(),
  declareEntId: v.string(),
  itemName: v.string(),
  declareNo: v.optional(v.string()),
  status: v.string(),
  form: ZjtxPartial,
  materials: v.array(SentMaterial),
  submitTime: v.optional(v.string()),
})
export type ZjtxRecord = v.InferOutput<typeof ZjtxRecord>

interface IndustryShape {
  code: string
  name: string
  children?: IndustryShape[] | undefined
}
/** The tree of industries to choose from, by the national classification (GB/T 4754). */
export const ZjtxIndustry: v.GenericSchema<IndustryShape> = v.object({
  code: v.string(),
  name: v.string(),
  children: v.optional(v.array(v.lazy(() => ZjtxIndustry))),
})
export type ZjtxIndustry = IndustryShape
