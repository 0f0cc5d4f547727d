import type * as v from 'valibot'
import type { Condition, Criterion } from '#api/condition.ts'
import { isoDay } from '#lib/dates.ts'
import { moneyText } from '#lib/money.ts'
import type { User } from '#mocks/auth/tables.ts'
import { randomOf } from '#mocks/random.ts'
import { districts } from '#mocks/vocabulary.ts'
import type { PolicyRow } from './tables.ts'
import { type ConditionBase, partialConditions, factConditions, manualConditions } from './facts.ts'
import { themeOf } from './themes.ts'

const notDishonest: ConditionBase = {
  name: '未被列入严重失信主体名单',
  fieldKey: 'dishonest',
  operator: '=',
  value: false,
  evidence: '信用报告',
}
const insured: ConditionBase = {
  name: '依法缴纳社会保险',
  fieldKey: 'socialInsurance',
  operator: '=',
  value: true,
  evidence: '社保缴纳证明',
}
const goodTaxpayer: ConditionBase = {
  name: '纳税信用等级为 A、B 或 M 级',
  fieldKey: 'taxGrade',
  operator: 'in',
  value: ['A', 'B', 'M'],
  evidence: '纳税信用等级查询结果',
}

const conditionsByPolicy = new WeakMap<PolicyRow, Condition[]>()

/** Returns the 8 to 25 conditions of a policy, the same ones at every call. */
export function conditionsOf(policy: PolicyRow): Condition[] {
  const cached = conditionsByPolicy.get(policy)
  if (cached) return cached
  const conditions = compose(policy)
  conditionsByPolicy.set(policy, conditions)
  return conditions
}

/** Returns the conditions of a policy that facts decide, as rows of lists carry them. */
export const criteriaOf = (policy: PolicyRow): v.InferOutput<typeof Criterion>[] =>
  conditionsOf(policy)
    .filter(({ operator }) => operator !== 'manual')
    .map(({ evidence: _evidence, basis: { name }, ...rest }) => ({ ...rest, basis: { name } }))

/** Returns the criteria of a row for a caller with an enterprise; nothing for anybody else, who sees no verdict. */
export const criteriaFor = (visitor: User | undefined, policy: PolicyRow | undefined) =>
  policy && visitor?.ens.length ? { criteria: criteriaOf(policy) } : {}

function compose(policy: PolicyRow): Condition[] {
  const random = randomOf(`${policy.id}:conditions`)
  const basis = { name: `${policy.docNumber} 第二章`, url: policy.sourceUrl }
  const must = { required: true, veto: false, weight: 5, basis }
  const own = themeOf(policy).facts
  const year = Number(isoDay(policy.publishDate).slice(0, 4))
  const others = Object.keys(factConditions).filter((key) => !own.includes(key) && keyFits(key, policy))
  const optional = random.some(others, random.whole(1, 6)).map((key) => factConditions[key]!(random, year))
  const further = [...optional, ...random.some(partialConditions, random.whole(0, 1))]
  const manual = random.some(manualConditions, random.whole(2, 9))
  return [
    { ...must, ...districtCondition(policy) },
    { ...must, veto: true, ...notDishonest },
    { ...must, weight: 3, ...insured },
    { ...must, weight: 3, required: false, ...goodTaxpayer },
    ...own.map((key): Condition => ({
      ...must,
      ...factConditions[key]!(random, year),
      ...researchMinimum(key, policy),
    })),
    ...industryCondition(policy).map((one): Condition => ({ ...must, weight: 4, ...one })),
    ...further.map((one): Condition => ({ ...must, required: false, weight: random.whole(1, 4), ...one })),
    ...manual.map((one): Condition => ({ ...must, required: false, weight: random.whole(1, 3), ...one })),
  ]
}

/** Sets the required research costs so that the paid share of them reaches the policy's least amount. */
function researchMinimum(key: string, { ratio, amountMin }: PolicyRow): Partial<ConditionBase> {
  if (key !== 'rdCost' || !ratio || !amountMin) return {}
  const value = (amountMin / ratio) * 100
  return { name: `上年度研发费用不低于 ${moneyText(value)}`, value }
}

/**
 * Returns the condition on the enterprise's district: that of a district's own policy, else any district of the city.
 */
function districtCondition({ level, region }: PolicyRow): ConditionBase {
  const own = level === '区县级'
  const place = own ? region : { 国家级: '中国境内', 省级: '本省', 市级: '本市' }[level]
  const value = own ? [region] : [...districts]
  const name = `在${place}登记注册、具有独立法人资格`
  return { name, fieldKey: 'district', operator: 'in', value, evidence: '营业执照' }
}

/** Returns the condition on the industry, for a policy that names industries. */
function industryCondition({ industries }: PolicyRow): ConditionBase[] {
  const name = `从事${industries.join('、')}领域`
  const evidence = '营业执照经营范围'
  return industries.length
    ? [{ name, fieldKey: 'industry', operator: 'in', value: industries, evidence }]
    : []
}

/** Returns true where an optional condition on this attribute suits the policy's audience. */
function keyFits(key: string, { targetTags }: PolicyRow): boolean {
  if (key === 'exports') return targetTags.includes('外贸')
  if (key === 'srdi') return targetTags.includes('小巨人') || targetTags.includes('专精特新')
  if (key === 'highTech') return targetTags.includes('高企')
  if (key === 'techSme') return targetTags.includes('科小')
  return key !== 'aboveScale' || targetTags.includes('规上')
}
