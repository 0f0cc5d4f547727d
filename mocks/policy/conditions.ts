import type { Condition } from '#api/policy.ts'
import { isoDay } from '#lib/dates.ts'
import { moneyText } from '#lib/money.ts'
import { randomOf } from '#mocks/random.ts'
import { districts } from '#mocks/vocabulary.ts'
import type { PolicyRow } from './tables.ts'
import { type Asked, conditional, decidable, judged } from './facts.ts'
import { themeOf } from './themes.ts'

const honest: Asked = {
  name: '未被列入严重失信主体名单',
  fieldKey: 'dishonest',
  operator: '=',
  value: false,
  evidence: '信用报告',
}
const insured: Asked = {
  name: '依法缴纳社会保险',
  fieldKey: 'socialInsurance',
  operator: '=',
  value: true,
  evidence: '社保缴纳证明',
}
const goodTaxpayer: Asked = {
  name: '纳税信用等级为 A、B 或 M 级',
  fieldKey: 'taxGrade',
  operator: 'in',
  value: ['A', 'B', 'M'],
  evidence: '纳税信用等级查询结果',
}

const kept = new WeakMap<PolicyRow, Condition[]>()

/** A policy's conditions, 8 to 25 of them: always the same for the same policy. */
export function conditionsOf(policy: PolicyRow): Condition[] {
  const known = kept.get(policy)
  if (known) return known
  const made = compose(policy)
  kept.set(policy, made)
  return made
}

function compose(policy: PolicyRow): Condition[] {
  const random = randomOf(`${policy.id}:conditions`)
  const basis = { name: `${policy.docNumber} 第二章`, url: policy.sourceUrl }
  const must = { required: true, veto: false, weight: 5, basis }
  const own = themeOf(policy).facts
  const year = Number(isoDay(policy.publishDate).slice(0, 4))
  const others = Object.keys(decidable).filter((key) => !own.includes(key) && keyFits(key, policy))
  const optional = random.some(others, random.whole(1, 6)).map((key) => decidable[key]!(random, year))
  const further = [...optional, ...random.some(conditional, random.whole(0, 1))]
  const people = random.some(judged, random.whole(2, 9))
  return [
    { ...must, ...homeOf(policy) },
    { ...must, veto: true, ...honest },
    { ...must, weight: 3, ...insured },
    { ...must, weight: 3, required: false, ...goodTaxpayer },
    ...own.map((key): Condition => ({ ...must, ...decidable[key]!(random, year), ...leastOf(key, policy) })),
    ...tradeOf(policy).map((one): Condition => ({ ...must, weight: 4, ...one })),
    ...further.map((one): Condition => ({ ...must, required: false, weight: random.whole(1, 4), ...one })),
    ...people.map((one): Condition => ({ ...must, required: false, weight: random.whole(1, 3), ...one })),
  ]
}

/** Who is paid a share of the research costs must have spent what the least amount is that share of. */
function leastOf(key: string, { ratio, amountMin }: PolicyRow): Partial<Asked> {
  if (key !== 'rdCost' || !ratio || !amountMin) return {}
  const value = (amountMin / ratio) * 100
  return { name: `上年度研发费用不低于 ${moneyText(value)}`, value }
}

/** The districts whose enterprises may apply: all of the city's, but for a district's own policy. */
function homeOf({ level, region }: PolicyRow): Asked {
  const own = level === '区县级'
  const place = own ? region : { 国家级: '中国境内', 省级: '本省', 市级: '本市' }[level]
  const value = own ? [region] : [...districts]
  const name = `在${place}登记注册、具有独立法人资格`
  return { name, fieldKey: 'district', operator: 'in', value, evidence: '营业执照' }
}

/** A policy that names industries is for them alone. */
function tradeOf({ industries }: PolicyRow): Asked[] {
  const name = `从事${industries.join('、')}领域`
  const evidence = '营业执照经营范围'
  return industries.length
    ? [{ name, fieldKey: 'industry', operator: 'in', value: industries, evidence }]
    : []
}

/** Whether a further condition on this attribute would suit the policy's audience. */
function keyFits(key: string, { targetTags }: PolicyRow): boolean {
  if (key === 'exports') return targetTags.includes('外贸')
  if (key === 'srdi') return targetTags.includes('小巨人') || targetTags.includes('专精特新')
  if (key === 'highTech') return targetTags.includes('高企')
  if (key === 'techSme') return targetTags.includes('科小')
  return key !== 'aboveScale' || targetTags.includes('规上')
}
