import * as v from 'valibot'
import { srdiTiers } from '#rules/srdi.ts'
import { Material, SentMaterials } from './declaration.ts'
import { amount, existing, held, key, MOST_PEOPLE, unfinished, whole } from './call/sent.ts'
import { form, named, owned, Phone, text } from './call/shape.ts'

const share = (label: string) =>
  v.optional(
    v.pipe(
      v.number(`${label}应为数字`),
      v.minValue(0, `${label}应在 0 到 100 之间`),
      v.maxValue(100, `${label}应在 0 到 100 之间`),
    ),
  )

/** The form of a special declaration. Money in 元; ratios are computed from it, never typed. */
export const ZjtxForm = v.pipe(
  form({
    tier: v.picklist(srdiTiers, '请选择申报类型'),
    /** A leaf of zjtx/industry/list. */
    industryCode: key('请选择所属行业'),
    mainProduct: text('主导产品', 60),
    /** Full years in the market segment. */
    marketYears: v.pipe(
      v.number('请填写从事细分市场年限'),
      v.minValue(0, '年限不能小于 0'),
      v.maxValue(100, '年限过大'),
    ),
    employees: whole('员工数', 1, MOST_PEOPLE),
    rdEmployees: whole('研发人员数', 0, MOST_PEOPLE),
    /** Last year's, and the year's before. */
    revenue: amount('上年营业收入'),
    revenueBefore: amount('前年营业收入'),
    mainRevenue: amount('上年主营业务收入'),
    rdCost: amount('上年研发费用'),
    rdCostBefore: amount('前年研发费用'),
    totalAssets: v.pipe(amount('资产总额'), v.gtValue(0, '资产总额应大于 0')),
    totalDebts: amount('负债总额'),
    /** Ⅰ类知识产权, related to the main product. */
    patents: whole('Ⅰ类知识产权数量', 0, 1_000_000),
    /** Percent, where it is known. */
    marketShare: share('市场占有率'),
    /** 发展评价得分, from the ministry's platform; never computed. */
    evaluationScore: share('发展评价得分'),
    summary: text('企业简介', 2000, 10),
    contactName: text('联系人', 20),
    contactPhone: Phone,
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

/** Whatever has been filled in so far: what is there has its kind and keeps its upper bound, and nothing must be there. */
const ZjtxPartial = v.object(unfinished(ZjtxForm.entries))

const body = {
  /** Both missing for the first save. */
  ...existing,
  /** The item's id, and the enterprise's. */
  declareEntId: key('请选择申报项目'),
  declareEnId: key('请选择企业'),
  materials: SentMaterials,
}

/** Submit: everything is checked. */
export const ZjtxBody = form({ ...body, form: ZjtxForm })
export type ZjtxBody = v.InferOutput<typeof ZjtxBody>
/** Save as a draft at the city. */
export const ZjtxDraft = form({ ...body, form: named(ZjtxPartial) })
export type ZjtxDraft = v.InferOutput<typeof ZjtxDraft>

/** A special declaration, or the draft of one. */
export const ZjtxRecord = v.object({
  ...owned,
  declareEnId: v.string(),
  declareEntId: v.string(),
  itemName: v.string(),
  declareNo: v.optional(v.string()),
  status: v.string(),
  form: v.partial(v.object(held(ZjtxForm.entries))),
  materials: v.array(Material),
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
