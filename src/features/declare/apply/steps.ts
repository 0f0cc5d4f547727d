import { declarationFields, declarationSteps } from '#api/declaration-fields.ts'
import { formatsOf, stepsOf } from '#blocks/form/fields.ts'
import type { FormStep } from '#blocks/form/names.ts'
import type { StepKey } from './step-keys.ts'

/** Steps with their fields, in order. */
export const steps: readonly FormStep<StepKey>[] = stepsOf(declarationSteps, declarationFields)

/** Labels of the fields, the fields that are amounts in 元, and the format of the other numbers. */
export const { labels, amounts, numbers } = formatsOf(declarationFields)
