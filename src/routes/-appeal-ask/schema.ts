import type * as v from 'valibot'
import { type Appeal, AppealForm } from '#api/appeal.ts'
import { appealFields } from '#api/appeal-fields.ts'
import { blankOf, saidOf, stepsOf, type ValuesOf, valuesFrom } from '#blocks/form/fields.ts'
import { filled } from '#blocks/form/filled.ts'

/** Version of the shape of the form's values; raise it when they change. */
export const DRAFT_SCHEMA = 1

/** What is typed into the form of an appeal. */
export type Values = ValuesOf<typeof appealFields>

/** The rules are the contract's; what was left empty counts as missing. */
export const schema = filled(AppealForm)
export type Checked = v.InferOutput<typeof AppealForm>

/** Words of the fields, in the order of the form. */
export const { labels } = saidOf(appealFields)

/** Filling in, and looking it over. Whoever supplements does not choose anew for whom it was asked. */
export const steps = stepsOf({ fill: '填写诉求', review: '核对并提交' }, appealFields)

/** The form before anything is typed, but for what is known of who asks and of what. */
export const blankValues = (known: Partial<Values> = {}): Values => ({ ...blankOf(appealFields), ...known })

/** The values of an appeal that the city has sent back. */
export const toValues = (appeal: Appeal): Values => ({
  ...valuesFrom(appealFields, appeal),
  asPerson: appeal.enId === '',
})
