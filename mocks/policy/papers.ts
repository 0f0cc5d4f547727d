import type { Policy } from '#api/policy.ts'
import { type CourseStep, courseSteps, stepsAhead } from '#rules/declaration-course.ts'
import { randomOf } from '#mocks/random.ts'
import { groupsOfTheme } from './item-kinds.ts'
import { papersOf } from './kind-papers.ts'
import type { PolicyRow } from './tables.ts'
import { templateOf } from './templates.ts'

type Material = Policy['materials'][number]

/** Materials that every policy asks for: name and note. */
const commonMaterials = `
项目申报书|按模板填写，法定代表人签字并加盖公章
营业执照副本|在有效期内，复印件加盖公章
上年度审计报告|由具备资质的会计师事务所出具，附报备二维码
信用承诺书|按模板签署，承诺所报材料真实有效`
/** Materials that fit every kind of item, of which each policy asks for some. */
const generalMaterials = `
纳税证明|税务部门出具的上年度完税证明
社保缴纳证明|近 6 个月参保人数及缴纳情况
项目绩效目标表|写明可考核的产出和效益指标
银行账户信息|开户许可证或基本存款账户信息`

/** Offices of the city that share papers with its other offices, so that a policy of the city does not ask for them. */
const sharingOffices: Readonly<Record<string, string>> = {
  营业执照副本: '市市场监管局',
  纳税证明: '市税务局',
  社保缴纳证明: '市人社局',
}

/** Returns a material of a policy; one that an office of the city shares need not be handed in to the city. */
function materialOf(
  { level }: Pick<PolicyRow, 'level'>,
  name: string,
  note: string,
  required: boolean,
): Material {
  const sharedBy = level === '市级' ? sharingOffices[name] : undefined
  const paper = { name, required: required && !sharedBy, note, ...templateOf(name) }
  return sharedBy ? { ...paper, sharedBy } : paper
}

const parseLines = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split('|') as [string, string])

/**
 * Returns the materials of a policy, the same ones at every call: what every policy asks for, what fits its kind of item
 * (kind-papers.ts), and some general ones.
 */
export function materialsOf(policy: Pick<PolicyRow, 'id' | 'level' | 'theme'>): Material[] {
  const random = randomOf(`${policy.id}:materials`)
  return [
    ...parseLines(commonMaterials).map(([name, note]) => materialOf(policy, name, note, true)),
    ...papersOf(groupsOfTheme(policy.theme)).map(({ name, note, required }) =>
      materialOf(policy, name, note, required),
    ),
    ...random
      .some(parseLines(generalMaterials), random.whole(1, 3))
      .map(([name, note]) => materialOf(policy, name, note, random.chance(0.6))),
  ]
}

/** Notes on the steps of the city, by their names in {@link courseSteps}. */
const stepNotes: Record<string, string> = {
  形式审查: '材料不全的一次性告知补正',
  专家评审: '组织专家评审，必要时现场核查',
  结果公示: '公示拟支持名单',
  批复下达: '公示无异议后批复',
  资金拨付: '拨付资金或授予称号',
  系统比对: '按部门数据自动筛选符合条件的企业',
  精准推送: '向企业推送享受通知',
  意愿确认: '在线确认享受意愿和收款账户',
  自动兑付: '资金直接拨付至企业账户',
}

/**
 * Returns the steps of an application (records, "Policy 政策") with the names and days of the course that a declaration
 * takes; a policy granted without application only needs confirmation.
 */
export function stepsOf({ supportMode, departments }: PolicyRow): Policy['steps'] {
  const lead = departments[0]!
  const orgOf = (name: string) => {
    if (name === '意愿确认') return '企业'
    if (name === '形式审查') return '区县主管部门'
    return name === '资金拨付' || name === '自动兑付' ? '财政部门' : lead
  }
  const stepOf = ({ nodeName: name, limitDays }: CourseStep) => ({
    ...{ name, org: orgOf(name), limitDays },
    note: stepNotes[name] ?? '',
  })
  if (supportMode === '免申即享') {
    const { limitDays } = courseSteps.公示中
    return [
      ...[courseSteps.系统比对, ...stepsAhead('系统比对')].map(stepOf),
      { name: '公示归档', org: lead, limitDays, note: '公示享受结果' },
    ]
  }
  return [
    { name: '发布指南', org: lead, note: '发布申报通知，开放网上申报入口' },
    { name: '网上填报', org: '企业', note: '在申报期内在线填写并上传材料' },
    ...stepsAhead('草稿').map(stepOf),
  ]
}
