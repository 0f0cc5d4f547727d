import { declarationFields, declarationSteps } from '#api/declaration-fields.ts'
import { saidOf, stepsOf } from '#blocks/form/fields.ts'
import type { FormStep } from '#blocks/form/names.ts'
import type { StepKey } from './step-keys.ts'

/** The steps in their order, with their fields. */
export const steps: readonly FormStep<StepKey>[] = stepsOf(declarationSteps, declarationFields)

/** Words of the fields, which of them are amounts in 元, and how other numbers are written. */
export const { labels, amounts, numbers } = saidOf(declarationFields)
