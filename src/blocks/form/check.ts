import type { StandardSchemaV1 } from '@standard-schema/spec'
import { getBy } from '@tanstack/react-form'
import type { FieldError } from '#api/call/error.ts'
import { moneyProblem, numberProblem, type Writing } from '#ui/form/typed.ts'
import { fieldAt, withoutRow } from './names.ts'

type Checked<Out> =
  | { done: true; value: Out; issues: ReadonlyMap<string, string> }
  | { done: false; issues: ReadonlyMap<string, string> }

/**
 * Validates values: returns the schema's output, or the first message of each invalid field by its name. @throws Error
 * if the schema is asynchronous
 */
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

/**
 * Returns why an amount or number cannot be parsed, more precisely than the schema; undefined if it can, or the field
 * is no number.
 */
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

/** Returns the city's refusals by field name, for bodies with the fields' names as paths. */
export const refusalsAt = (problems: readonly FieldError[], values: unknown): ReadonlyMap<string, string> =>
  new Map(problems.map(({ field, errorMessage }) => [fieldAt(field, values), errorMessage]))

/** Returns {@link refusalsAt} for a body that has some fields under other names. @param names the form's names by the body's */
export const refusalsAs =
  (names: Readonly<Record<string, string>>) => (problems: readonly FieldError[], values: unknown) =>
    refusalsAt(
      problems.map((one) => ({ ...one, field: one.field.replace(/^\w+/, (name) => names[name] ?? name) })),
      values,
    )
