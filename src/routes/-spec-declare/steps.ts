import { zjtxFields, zjtxSteps } from '#api/zjtx-fields.ts'
import { saidOf, stepsOf } from '#blocks/form/fields.ts'

/** A task of a special declaration, as addresses name it. */
export type TaskKey = keyof typeof zjtxSteps
export const taskKeys = Object.keys(zjtxSteps) as TaskKey[]

/** The tasks in their order, with their fields. */
export const steps = stepsOf(zjtxSteps, zjtxFields)

/** Words of the fields, which of them are amounts in 元, and how other numbers are written. */
export const { labels, amounts, numbers } = saidOf(zjtxFields)
