import { BasicForm, type EnterpriseBasic } from '#api/enterprise.ts'
import { basicFields } from '#api/enterprise-fields.ts'
import { formatsOf, type ValuesOf, valuesFrom } from '#blocks/form/fields.ts'
import { filled } from '#blocks/form/filled.ts'

export const { labels: basicLabels } = formatsOf(basicFields)

/** Typed values; '' for an empty field. */
export type BasicValues = ValuesOf<typeof basicFields>

/** Returns the initial values of the form from the city's record. */
export const basicValues = (record: EnterpriseBasic): BasicValues => valuesFrom(basicFields, record)

/** Schema of the form, from the contract. */
export const basicSchema = filled(BasicForm)

/** Returns the request body; includes the optional fields, so that emptied ones are cleared. */
export const basicBody = (form: BasicForm): BasicForm => ({ website: '', intro: '', ...form })
