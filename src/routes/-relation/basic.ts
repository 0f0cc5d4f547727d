import { BasicForm, type EnterpriseBasic } from '#api/enterprise.ts'
import { basicFields } from '#api/enterprise-fields.ts'
import { saidOf, type ValuesOf, valuesFrom } from '#blocks/form/fields.ts'
import { filled } from '#blocks/form/filled.ts'

export const { labels: basicLabels } = saidOf(basicFields)

/** What is typed; '' where nothing is. */
export type BasicValues = ValuesOf<typeof basicFields>

/** The form as the city's record fills it in. */
export const basicValues = (record: EnterpriseBasic): BasicValues => valuesFrom(basicFields, record)

/** The contract's rules. */
export const basicSchema = filled(BasicForm)

/** What is sent: also what was emptied. */
export const basicBody = (form: BasicForm): BasicForm => ({ website: '', intro: '', ...form })
