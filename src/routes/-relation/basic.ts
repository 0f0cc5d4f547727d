import { BasicForm, type EnterpriseBasic } from '#api/enterprise.ts'
import { filled } from '#blocks/form/filled.ts'

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
type BasicKey = keyof typeof basicLabels
const basicKeys = Object.keys(basicLabels) as BasicKey[]

/** What is typed; '' where nothing is. */
export type BasicValues = Record<BasicKey, string>

/** The form as the city's record fills it in. */
export const basicValues = (record: EnterpriseBasic): BasicValues =>
  Object.fromEntries(basicKeys.map((key) => [key, record[key] ?? ''])) as BasicValues

/** The contract's rules. */
export const basicSchema = filled(BasicForm)

/** What is sent: also what was emptied. */
export const basicBody = (form: BasicForm): BasicForm => ({ website: '', intro: '', ...form })
