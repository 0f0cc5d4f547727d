import * as v from 'valibot'
import { Asked } from './audit.ts'
import { srdiTiers } from '#rules/srdi/tiers.ts'
import { awardLevels, digitalLevels, instituteLevels, qualityItems } from '#rules/srdi/answers.ts'
import { contradictions } from '#rules/srdi/contradictions.ts'
import { classOneOf, ipKinds, ipProblems } from '#rules/srdi/ip.ts'
import { DeclarationStatus, Material, NO_FORM, SentMaterials } from './declaration.ts'
import {
  amount,
  Day,
  existing,
  unlimited,
  requiredId,
  MOST_PEOPLE,
  Phone,
  draftOf,
  integer,
} from './call/sent.ts'
import { form, line, notAnArray, ownedEntries, text } from './call/shape.ts'

/** Maximum rows of intellectual property. */
export const IP_MOST = 100

/** An intellectual property right. */
const ZjtxIp = form({
  name: line('名称', 100),
  kind: v.picklist(ipKinds, '请选择类别'),
  no: line('证书或专利号', 60),
  date: Day('授权日期'),
})

/** List of intellectual property; a conflict between two rows is reported at the later one. */
const ZjtxIpList = v.pipe(
  v.array(ZjtxIp, '请填写知识产权'),
  v.maxLength(IP_MOST, `知识产权最多 ${String(IP_MOST)} 项`),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { value: rows } = dataset
    for (const { at, key, errorMessage } of ipProblems(rows)) {
      const row = rows[at]!
      addIssue({
        message: errorMessage,
        path: [
          { type: 'array', origin: 'value', input: rows, key: at, value: row },
          { type: 'object', origin: 'value', input: row, key, value: row[key] },
        ],
      })
    }
  }),
)

const share = (label: string) =>
  v.optional(
    v.pipe(
      v.number(`${label}应为数字`),
      v.minValue(0, `${label}应在 0 到 100 之间`),
      v.maxValue(100, `${label}应在 0 到 100 之间`),
    ),
  )

/** Form of a special declaration. Money in 元; ratios are computed from it, never typed. */
export const ZjtxForm = v.pipe(
  form(
    {
      tier: v.picklist(srdiTiers, '请选择申报类型'),
      /** Code of a leaf of zjtx/industry/list. */
      industryCode: requiredId('请选择所属行业'),
      mainProduct: line('主导产品', 60),
      /** Years in the market segment, maybe with decimals. */
      marketYears: v.pipe(
        v.number('请填写从事细分市场年限'),
        v.minValue(0, '年限不能小于 0'),
        v.maxValue(100, '年限过大'),
      ),
      employees: integer('员工数', 1, MOST_PEOPLE),
      rdEmployees: integer('研发人员数', 0, MOST_PEOPLE),
      /** Revenue of last year, and of the year before it. */
      revenue: amount('上年营业收入'),
      revenueBefore: amount('前年营业收入'),
      mainRevenue: amount('上年主营业务收入'),
      rdCost: amount('上年研发费用'),
      rdCostBefore: amount('前年研发费用'),
      totalAssets: v.pipe(amount('资产总额'), v.gtValue(0, '资产总额应大于 0')),
      totalDebts: amount('负债总额'),
      /** Number of Ⅰ类知识产权 related to the main product. */
      patents: integer('Ⅰ类知识产权数量', 0, 1_000_000),
      /** Percentage, if known. */
      marketShare: share('市场占有率'),
      /** 发展评价得分, from the ministry's platform; never computed. */
      evaluationScore: share('发展评价得分'),
      /** Revenue three years ago, because a giant's growth is measured over two years. */
      revenueTwoBefore: v.optional(amount('大前年营业收入')),
      /** 近两年股权融资; with some, research costs may exceed the year's revenue. */
      equityRaised: v.optional(amount('近两年股权融资')),
      keyField: v.optional(v.boolean('请选择是否属于关键领域')),
      topThree: v.optional(v.boolean('请选择是否国内前三')),
      award: v.optional(v.picklist(awardLevels, '请选择科技奖')),
      institute: v.optional(v.picklist(instituteLevels, '请选择研发机构')),
      digitalLevel: v.optional(v.picklist(digitalLevels, '请选择数字化水平')),
      /** An empty list means none of them. */
      quality: v.optional(
        v.pipe(
          v.array(v.picklist(qualityItems, '请选择质量管理'), '请选择质量管理'),
          v.maxLength(4, '请选择质量管理'),
        ),
      ),
      ip: v.optional(ZjtxIpList),
      summary: text('企业简介', 2000, 10),
      contactName: line('联系人', 20),
      contactPhone: Phone,
    },
    NO_FORM,
  ),
  // Reports the same contradictions as a self evaluation, each at its field.
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { value } = dataset
    const wrong: { field: string; errorMessage: string }[] = [...contradictions(value)]
    if (value.tier === '专精特新“小巨人”企业' && value.revenueTwoBefore === undefined)
      wrong.push({ field: 'revenueTwoBefore', errorMessage: '“小巨人”企业请填写大前年营业收入' })
    if (value.ip && classOneOf(value.ip) !== value.patents)
      wrong.push({ field: 'patents', errorMessage: 'Ⅰ类知识产权数量与知识产权清单不一致' })
    for (const { field, errorMessage } of wrong) {
      addIssue({
        message: errorMessage,
        path: [{ type: 'object', origin: 'value', input: value, key: field, value: undefined }],
      })
    }
  }),
)
export type ZjtxForm = v.InferOutput<typeof ZjtxForm>

/** A partly filled form: present values keep their type and upper limit, no value is required. */
const ZjtxPartial = v.object({
  ...draftOf(ZjtxForm.entries),
  ip: v.optional(
    v.pipe(
      v.array(notAnArray(v.object(draftOf(ZjtxIp.entries))), '请填写知识产权'),
      v.maxLength(IP_MOST, `知识产权最多 ${String(IP_MOST)} 项`),
    ),
  ),
})

const body = {
  /** Id and version; both missing for the first save. */
  ...existing,
  /** Ids of the item and of the enterprise. */
  declareEntId: requiredId('请选择申报项目'),
  declareEnId: requiredId('请选择企业'),
  materials: SentMaterials,
}

/** Body of a submission, completely validated. */
export const ZjtxBody = form({ ...body, form: ZjtxForm })
export type ZjtxBody = v.InferOutput<typeof ZjtxBody>
/** Body of a draft at the city. */
export const ZjtxDraft = form({ ...body, form: notAnArray(ZjtxPartial) })
export type ZjtxDraft = v.InferOutput<typeof ZjtxDraft>

/** A special declaration or its draft. */
export const ZjtxRecord = v.object({
  ...ownedEntries,
  declareEnId: v.string(),
  declareEntId: v.string(),
  itemName: v.string(),
  declareNo: v.optional(v.string()),
  status: DeclarationStatus,
  /** Current step. */
  currentNode: v.string(),
  /** Last day for corrections, and the reason for a return or refusal. */
  dueDate: v.optional(v.string()),
  reason: v.optional(v.string()),
  asked: v.optional(Asked),
  form: v.object({
    ...v.partial(v.object(unlimited(ZjtxForm.entries))).entries,
    ip: v.optional(v.array(v.partial(v.object(unlimited(ZjtxIp.entries))))),
  }),
  materials: v.array(Material),
  submitTime: v.optional(v.string()),
})
export type ZjtxRecord = v.InferOutput<typeof ZjtxRecord>

interface IndustryShape {
  code: string
  name: string
  children?: IndustryShape[]
}
/** Tree of industries by the national classification (GB/T 4754). */
export const ZjtxIndustry: v.GenericSchema<IndustryShape> = v.object({
  code: v.string(),
  name: v.string(),
  children: v.optional(v.array(v.lazy(() => ZjtxIndustry))),
})
export type ZjtxIndustry = IndustryShape
