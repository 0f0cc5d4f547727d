import { zjtxFields, zjtxSteps } from '#api/zjtx-fields.ts'
import { formatsOf, stepsOf } from '#blocks/form/fields.ts'

/** Task of a special declaration, by its name in addresses. */
export type TaskKey = keyof typeof zjtxSteps
export const taskKeys = Object.keys(zjtxSteps) as TaskKey[]

/** Tasks in their order, with their fields. */
export const steps = stepsOf(zjtxSteps, zjtxFields)

/** Labels of the fields, the names of those that are amounts in 元, and the notation of other numbers. */
export const { labels, amounts, numbers } = formatsOf(zjtxFields)
