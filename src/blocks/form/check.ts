import type { StandardSchemaV1 } from '@standard-schema/spec'
import { getBy } from '@tanstack/react-form'
import type { FieldError } from '#api/call/error.ts'
import { moneyProblem, numberProblem, type Writing } from '#ui/form/typed.ts'
import { fieldAt, withoutRow } from './names.ts'

type Checked<Out> =
  | { done: true; value: Out; issues: ReadonlyMap<string, string> }
  | { done: false; issues: ReadonlyMap<string, string> }

/** What a schema makes of some values, or what is wrong by the names of the fields: the first of each. */
export function check<Out>(schema: StandardSchemaV1<unknown, Out>, values: unknown): Checked<Out> {
  const result = schema['~standard'].validate(values)
  if (result instanceof Promise) throw new Error('a form is checked at once')
  if (!result.issues) return { done: true, value: result.value, issues: new Map() }
  const issues = new Map<string, string>()
  for (const { path = [], message } of result.issues) {
    const keys = path.map((part) => String(typeof part === 'object' ? part.key : part))
    const name = fieldAt(keys.join('.'), values)
    if (!issues.has(name)) issues.set(name, message)
  }
  return { done: false, issues }
}

/** Why an amount or another number cannot be read; a schema only knows that it is none. */
export function unreadable(
  name: string,
  values: unknown,
  amounts: readonly string[],
  numbers: Readonly<Record<string, Writing>>,
): string | undefined {
  const value: unknown = getBy(values, name)
  if (typeof value !== 'string' || !value) return undefined
  const plain = withoutRow(name)
  const writing = numbers[plain]
  if (amounts.includes(plain)) return moneyProblem(value)
  return writing && numberProblem(value, writing)
}

/** What the city refused, where the body's paths are the fields' names. */
export const refusalsAt = (problems: readonly FieldError[], values: unknown): ReadonlyMap<string, string> =>
  new Map(problems.map(({ field, errorMessage }) => [fieldAt(field, values), errorMessage]))
