import type * as v from 'valibot'
import { type Appeal, AppealForm } from '#api/appeal.ts'
import { appealFields } from '#api/appeal-fields.ts'
import { blankOf, formatsOf, stepsOf, type ValuesOf, valuesFrom } from '#blocks/form/fields.ts'
import { filled } from '#blocks/form/filled.ts'

/** Version of the shape of the form's values; raise it when the shape changes. */
export const DRAFT_SCHEMA = 1

/** Values of the appeal form. */
export type Values = ValuesOf<typeof appealFields>

/** Validates by the contract's rules; an empty value counts as missing. */
export const schema = filled(AppealForm)
export type Checked = v.InferOutput<typeof AppealForm>

/** Labels of the fields, in the form's order. */
export const { labels } = formatsOf(appealFields)

/** Steps of the form. A supplement does not ask again for whom the appeal is made. */
export const steps = stepsOf({ fill: '填写诉求', review: '核对并提交' }, appealFields)

/** Returns the values of an empty form, with the known values filled in. */
export const blankValues = (known: Partial<Values> = {}): Values => ({ ...blankOf(appealFields), ...known })

/** Returns the form values of an appeal that the city has returned. */
export const toValues = (appeal: Appeal): Values => ({
  ...valuesFrom(appealFields, appeal),
  asPerson: appeal.enId === '',
})
