import { detailsOf, fieldsOf, ratioWords } from '#api/item-details.ts'
import type { ItemField } from '#api/item-fields.ts'
import { dateText, momentText } from '#lib/dates.ts'
import { moneyText } from '#lib/money.ts'
import { numberText } from '#lib/numbers.ts'
import { siteTitle } from '#lib/text.ts'
import { pdfOf, type Section } from '#mocks/files/pdf.ts'
import type { World } from '#mocks/city.ts'
import type { DeclarationRow } from './tables.ts'
import { industryNames } from './industries.ts'
import { checkAddress } from './receipt-check.ts'

/** Returns a time with its time zone, as papers state it. */
const beijingTime = (moment: string | number) => `${momentText(moment)}（北京时间）`

/**
 * Returns the receipt (回执) of a declaration, with its course so far.
 * @param origin address from which the portal is served; without it the receipt names no address for verification
 */
export function receiptPaper(
  world: World,
  row: DeclarationRow,
  origin: string | undefined,
): { blob: Blob; name: string } {
  const course = world.db.flowNode.findMany({ where: { declarationId: { equals: row.id } } })
  const blob = pdfOf({
    title: '申报受理回执',
    sections: [
      {
        heading: '受理信息',
        lines: lines({
          申报编号: row.declareNo,
          提交人: course.find(({ action }) => action === '提交')?.operator,
          提交时间: row.submitTime && beijingTime(row.submitTime),
          当前状态: row.status,
          当前环节: row.currentNode,
          说明: row.reason,
          办理期限: row.dueDate && dateText(row.dueDate),
        }),
      },
      issueSection(world, row, origin),
      applicantSection(row),
      {
        heading: '申报内容',
        lines: lines({
          申报项目: row.itemName,
          子项: row.childrenName,
          受理部门: row.department,
          项目名称: row.form?.projectName,
          申请金额: row.applyAmount ? moneyText(row.applyAmount) : undefined,
          批复金额: row.approvedAmount ? moneyText(row.approvedAmount) : undefined,
          到账金额: row.paidAmount ? moneyText(row.paidAmount) : undefined,
        }),
      },
      ...detailSections(row),
      materials(row),
      {
        heading: '办理进度',
        lines: course.map(
          ({ nodeName, handlerOrg, operator, startTime, endTime, opinion }) =>
            `${momentText(startTime)} ${nodeName}（${[handlerOrg, operator].filter(Boolean).join(' ')}）：${endTime ? (opinion ?? '已办结') : '办理中'}`,
        ),
      },
    ],
  })
  return { blob, name: `申报回执-${row.declareNo ?? row.id}.pdf` }
}

/** Returns the application of a special declaration; a draft is marked as one. */
export function zjtxPaper(row: DeclarationRow): { blob: Blob; name: string } {
  const form = row.specForm ?? {}
  const tier = form.tier ?? '专精特新企业'
  const money = (value: number | undefined) => (value === undefined ? undefined : moneyText(value))
  const flag = (value: boolean | undefined) => (value === undefined ? undefined : value ? '是' : '否')
  const number = (value: number | undefined, unit: string) =>
    value === undefined ? undefined : `${String(value)} ${unit}`
  const blob = pdfOf({
    title: `${tier}申请书${row.status === '草稿' ? '（草稿）' : ''}`,
    sections: [
      applicantSection(row),
      {
        heading: '基本情况',
        lines: lines({
          申报类型: form.tier,
          申报编号: row.declareNo,
          所属行业: industryNames.get(form.industryCode ?? ''),
          主导产品: form.mainProduct,
          从事细分市场: number(form.marketYears, '年'),
          主导产品国内前三: flag(form.topThree),
          '属于“六基”或产业链关键环节': flag(form.keyField),
          员工数: number(form.employees, '人'),
          研发人员数: number(form.rdEmployees, '人'),
          研发机构: form.institute,
          近三年科技奖: form.award,
        }),
      },
      {
        heading: '经营与研发',
        lines: lines({
          上年营业收入: money(form.revenue),
          前年营业收入: money(form.revenueBefore),
          大前年营业收入: money(form.revenueTwoBefore),
          上年主营业务收入: money(form.mainRevenue),
          上年研发费用: money(form.rdCost),
          前年研发费用: money(form.rdCostBefore),
          资产总额: money(form.totalAssets),
          负债总额: money(form.totalDebts),
          近两年股权融资: money(form.equityRaised),
          市场占有率: number(form.marketShare, '%'),
          质量管理: form.quality && (form.quality.join('、') || '无'),
          数字化水平: form.digitalLevel,
          发展评价得分: number(form.evaluationScore, '分'),
        }),
      },
      {
        heading: '知识产权',
        lines: [
          ...lines({ Ⅰ类知识产权: number(form.patents, '项') }),
          ...(form.ip ?? []).map(
            ({ name, kind, no, date }, at) =>
              `${String(at + 1)}. ${[name, kind, no, date && dateText(date)].filter(Boolean).join('，')}`,
          ),
        ],
      },
      { heading: '企业简介', lines: [form.summary ?? '未填写'] },
      materials(row),
    ],
  })
  return { blob, name: `${tier}申请书-${row.enterprise.enName}.pdf` }
}

const lines = (values: Record<string, string | undefined>) =>
  Object.entries(values).flatMap(([label, value]) => (value ? [`${label}：${value}`] : []))

/** Returns the section with issuer, time, and the address for verification. */
function issueSection(world: World, row: DeclarationRow, origin: string | undefined): Section {
  const issuer = lines({
    出具平台: siteTitle,
    平台网址: origin,
    出具时间: beijingTime(world.now()),
  })
  if (origin === undefined) return { heading: '出具信息', lines: issuer }
  const address = checkAddress(world, row, origin)
  const instructions = '扫描二维码或打开核验网址，可核对申报编号、项目、提交时间和当前状态。'
  return { heading: '出具与核验', lines: [...issuer, instructions, `核验网址：${address}`], code: address }
}

const applicantSection = ({ enterprise, contactName, contactPhone }: DeclarationRow) => ({
  heading: '申报单位',
  lines: lines({
    企业名称: enterprise.enName,
    统一社会信用代码: enterprise.creditCode,
    联系人: contactName,
    联系电话: contactPhone,
  }),
})

/** Returns the values of the item's own fields, under the headings of its form. */
function detailSections(row: DeclarationRow): Section[] {
  const { form = {} } = row
  const [fields, details] = [fieldsOf(row), detailsOf(row)]
  const ratios = ratioWords(fields, details, form)
  const linesOf = (heading: string) =>
    fields
      .filter(({ group }) => group === heading)
      .map((one): [string, string | undefined] => [
        one.label,
        ratios[`details.${one.key}`] ?? valueText(one, details[one.key]),
      ])
  return [...new Set(fields.map(({ group }) => group))].map((heading) => ({
    heading,
    lines: lines(Object.fromEntries(linesOf(heading))),
  }))
}

/** Formats the value of an item's field: 300 万元, 12 人, 2026年4月18日. */
function valueText({ kind, unit = '', decimals = 0 }: ItemField, value: string | number | undefined) {
  if (typeof value === 'number')
    return kind === 'money' ? moneyText(value) : `${numberText(value, decimals)} ${unit}`
  return value && kind === 'day' ? dateText(`${value}T00:00:00+08:00`) : value
}

const materials = (row: DeclarationRow) => ({
  heading: '申报材料',
  lines: row.materials.map(
    ({ name, fileName, state }, at) => `${String(at + 1)}. ${name}：${fileName}（${state}）`,
  ),
})
