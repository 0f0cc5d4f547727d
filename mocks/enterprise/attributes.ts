import { type AttributeKey, attributeKeys, attributeKinds, type AttributeValue } from '#api/attribute.ts'
import type { Attribute } from '#api/enterprise.ts'
import type { FieldError } from '#api/call/error.ts'
import { registerOf } from '#rules/fact-sources.ts'
import { dicts } from '#mocks/common/dicts.ts'
import type { EnterpriseRow, Fact } from './tables.ts'

/** Attributes that are columns of the enterprise row. */
const columns = ['enName', 'creditCode', 'district', 'foundedYear', 'industry', 'mainBusiness'] as const
const isColumn = (key: AttributeKey): key is (typeof columns)[number] => columns.some((one) => one === key)

/** Returns every attribute of an enterprise, in the order of the forms; unknown ones have no value. */
export function attributesOf(row: EnterpriseRow): Attribute[] {
  const facts = new Map(row.facts.map((fact) => [fact.key, fact]))
  return attributeKeys.map((key) => {
    const kind = attributeKinds[key]
    const labels = { label: kind.label, ...('unit' in kind ? { unit: kind.unit } : {}) }
    const attribute: Omit<Attribute, 'key' | 'label'> = isColumn(key)
      ? { value: row[key], source: 'registered' in kind ? '官方' : '手工', confirmed: true }
      : { source: '手工', confirmed: false, ...facts.get(key) }
    return {
      ...attribute,
      key,
      ...labels,
      ...(attribute.source === '官方' ? { register: registerOf(key) } : {}),
    }
  })
}

/** Returns the value of one attribute; undefined if it is unknown. */
export const valueOf = (row: EnterpriseRow, key: AttributeKey): AttributeValue | undefined =>
  isColumn(key) ? row[key] : row.facts.find((fact) => fact.key === key)?.value

/** Requested change of one attribute. */
interface Change {
  key: AttributeKey
  value?: AttributeValue
  year?: number
  confirmed: boolean
}

/** Returns the errors of changes, each at its field of the body. */
export function changeProblems(row: EnterpriseRow, changes: Change[]): FieldError[] {
  const after = (key: AttributeKey) => {
    const change = changes.find((one) => one.key === key)
    return Number((change ? change.value : valueOf(row, key)) ?? 0)
  }
  return changes.flatMap(({ key, value }, at) => {
    const kind = attributeKinds[key]
    const problem = (errorMessage: string) => [{ field: `attributes.${String(at)}.value`, errorMessage }]
    if ('registered' in kind && value !== valueOf(row, key))
      return problem(`${kind.label}以登记信息为准，不能修改`)
    if (isColumn(key) && value === undefined) return problem(`请填写${kind.label}`)
    if (value !== undefined && 'dict' in kind && !dicts[kind.dict].some(({ code }) => code === value)) {
      return problem(`请选择${kind.label}`)
    }
    const arePositive = (...keys: AttributeKey[]) => keys.every((one) => after(one) > 0)
    if (key === 'rdStaff' && arePositive('rdStaff', 'employees') && after('rdStaff') > after('employees')) {
      return problem('研发人员不能多于员工数')
    }
    if (key === 'rdCost' && arePositive('rdCost', 'revenue') && after('rdCost') > after('revenue')) {
      return problem('研发费用不能大于营业收入')
    }
    return []
  })
}

/** Returns the row's columns and facts after the changes. An unchanged value keeps its source. */
export function applyChanges(
  row: EnterpriseRow,
  changes: Change[],
  lastYear: number,
): Partial<EnterpriseRow> {
  let facts = row.facts
  const patch: Partial<EnterpriseRow> = {}
  for (const { key, value, year = lastYear, confirmed } of changes) {
    if (isColumn(key)) {
      Object.assign(patch, { [key]: value })
      continue
    }
    const before = facts.find((one) => one.key === key)
    facts = facts.filter((one) => one !== before)
    if (value === undefined) continue
    const source: Fact['source'] = before?.value === value ? before.source : '手工'
    facts.push({ key, value, source, confirmed, ...('yearly' in attributeKinds[key] ? { year } : {}) })
  }
  return { ...patch, facts }
}
