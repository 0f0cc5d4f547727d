import * as v from 'valibot'
import { BasicForm, type EnterpriseBasic } from '#api/enterprise.ts'

/** The fields of the basic record, in the order of the form, with their words. */
export const basicLabels = {
  mainBusiness: '主营业务',
  district: '区县',
  industry: '行业',
  scale: '企业规模',
  address: '地址',
  contactName: '联系人',
  contactPhone: '联系电话',
  website: '网址',
  intro: '企业简介',
} satisfies Record<keyof BasicForm, string>
export type BasicKey = keyof typeof basicLabels
export const basicKeys = Object.keys(basicLabels) as BasicKey[]

/** What is typed; '' where nothing is. */
export type BasicValues = Record<BasicKey, string>

/** The form as the city's record fills it in. */
export const basicValues = (record: EnterpriseBasic): BasicValues =>
  Object.fromEntries(basicKeys.map((key) => [key, record[key] ?? ''])) as BasicValues

/** What is wrong with each field, in the contract's words. */
export function basicProblems(values: BasicValues): Map<BasicKey, string> {
  const { issues = [] } = v.safeParse(BasicForm, values)
  const found = new Map<BasicKey, string>()
  for (const issue of issues) {
    const key = issue.path?.[0].key as BasicKey
    if (!found.has(key))
      found.set(key, values[key] || key === 'scale' ? issue.message : `请填写${basicLabels[key]}`)
  }
  return found
}
