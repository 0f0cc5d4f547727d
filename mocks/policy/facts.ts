import type { AttributeKey } from '#api/attribute.ts'
import type { Condition } from '#api/condition.ts'
import { moneyText } from '#lib/money.ts'
import type { Random } from '#mocks/random.ts'

/** A condition without its weight. */
export type ConditionBase = Pick<Condition, 'name' | 'operator' | 'evidence'> &
  Partial<Pick<Condition, 'fieldKey' | 'value' | 'onlyIf'>>

/** Returns a condition for a minimum; sums in 元 are written in 万元. */
const atLeast =
  (fieldKey: AttributeKey, what: string, values: number[], unit: string, evidence: string) =>
  (random: Random): ConditionBase => {
    const value = random.pick(values)
    return {
      name: `${what}不低于 ${unit === '元' ? moneyText(value) : `${String(value)} ${unit}`}`,
      fieldKey,
      operator: '>=',
      value,
      evidence,
    }
  }

const isTrue = (fieldKey: AttributeKey, name: string, evidence: string) => (): ConditionBase => ({
  name,
  fieldKey,
  operator: '=',
  value: true,
  evidence,
})

/** Conditions that facts decide, by attribute key. */
export const factConditions: Record<string, (random: Random, year: number) => ConditionBase> = {
  revenue: atLeast('revenue', '上年度营业收入', [5e6, 1e7, 2e7, 5e7, 1e8, 3e8], '元', '上年度审计报告'),
  netProfit: atLeast('netProfit', '上年度净利润', [0, 5e5, 2e6, 1e7], '元', '上年度审计报告'),
  tax: atLeast('tax', '上年度实缴税收', [1e5, 5e5, 2e6, 6e6], '元', '完税证明'),
  rdCost: atLeast('rdCost', '上年度研发费用', [5e5, 1e6, 3e6, 6e6, 1e7], '元', '研发费用专项审计报告'),
  rdStaff: atLeast('rdStaff', '研发人员', [3, 8, 15, 30, 50], '人', '研发人员名单及社保缴纳证明'),
  employees: atLeast('employees', '在职职工', [5, 20, 50, 150, 300], '人', '社保缴纳证明'),
  inventionPatents: atLeast('inventionPatents', '有效发明专利', [1, 2, 3, 5, 10], '件', '专利证书'),
  softwareCopyrights: atLeast('softwareCopyrights', '软件著作权', [1, 3, 5, 8], '件', '软件著作权登记证书'),
  highTech: isTrue('highTech', '在有效期内的高新技术企业', '高新技术企业证书'),
  techSme: isTrue('techSme', '已入库科技型中小企业', '入库登记编号'),
  srdi: isTrue('srdi', '在有效期内的专精特新中小企业', '认定文件'),
  aboveScale: isTrue('aboveScale', '已纳入规模以上企业统计', '统计联网直报平台截图'),
  debtRatio: (random) => {
    const value = random.pick([50, 60, 65, 70, 75])
    return {
      name: `资产负债率不高于 ${String(value)}%`,
      fieldKey: 'debtRatio',
      operator: '<=',
      value,
      evidence: '上年度审计报告',
    }
  },
  exports: (random) => {
    const value = random.pick([1, 5e5, 2e6, 1e7])
    const name = value === 1 ? '上年度有出口实绩' : `上年度出口额不低于 ${moneyText(value)}`
    return { name, fieldKey: 'exports', operator: '>=', value, evidence: '海关出口数据证明' }
  },
  foundedYear: (random, year) => {
    const years = random.pick([1, 2, 3])
    const value = year - years
    return {
      name: `成立满 ${String(years)} 年`,
      fieldKey: 'foundedYear',
      operator: '<=',
      value,
      evidence: '营业执照',
    }
  },
}

/** Conditions that apply to some enterprises only; for the others they are 不适用. */
export const partialConditions: ConditionBase[] = [
  {
    name: '规模以上企业上年度营业收入不低于 2,000 万元',
    fieldKey: 'revenue',
    operator: '>=',
    value: 20_000_000,
    onlyIf: { fieldKey: 'aboveScale', operator: '=', value: true },
    evidence: '上年度审计报告',
  },
  {
    name: '高新技术企业上年度研发费用不低于 100 万元',
    fieldKey: 'rdCost',
    operator: '>=',
    value: 1_000_000,
    onlyIf: { fieldKey: 'highTech', operator: '=', value: true },
    evidence: '研发费用专项审计报告',
  },
  {
    name: '专精特新企业有效发明专利不低于 1 件',
    fieldKey: 'inventionPatents',
    operator: '>=',
    value: 1,
    onlyIf: { fieldKey: 'srdi', operator: '=', value: true },
    evidence: '专利证书',
  },
]

/** Conditions that people judge, with the evidence. */
export const manualConditions = `
财务管理制度健全，会计核算规范|财务管理制度文件
近三年未发生较大及以上安全生产、环境污染事故|安全生产和环保守法承诺书
同一项目未重复享受市级及以上财政资金|信用承诺书
项目建设地点在本行政区域内|项目备案证明
项目已按规定完成立项、备案或核准|项目备案（核准）文件
项目资金来源落实，自筹资金到位|银行存款证明或出资承诺
主导产品市场占有率在细分领域位居前列|行业协会证明或市场分析报告
自主知识产权归属清晰、无权属争议|知识产权权属证明
建立并运行质量管理体系|质量管理体系认证证书
产品符合国家产业政策和环保能耗要求|产品检测报告
与高校、科研院所有稳定的合作|产学研合作协议
项目负责人具备相应的专业能力和经历|项目负责人简历及证明
没有拖欠职工工资和中小企业账款|劳动用工情况说明
项目形象进度达到申报要求|项目进度说明及现场照片
产出指标明确、可考核|绩效目标表`
  .trim()
  .split('\n')
  .map((line): ConditionBase => {
    const [name = '', evidence = ''] = line.split('|')
    return { name, operator: 'manual', evidence }
  })
