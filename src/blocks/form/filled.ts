import * as v from 'valibot'
import { cleanLine } from '#lib/clean.ts'

/**
 * The contract's schema of a body as the schema of its form: a field that was left empty counts as missing, so that
 * what is optional may stay empty and what is required says its own words.
 */
export const filled = <const S extends v.GenericSchema>(schema: S) =>
  v.pipe(v.unknown(), v.transform(withoutEmpty), schema)

/** True where something was said in a value, or in some part of it. A slot for papers is named before it holds any. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return cleanLine(value) !== ''
  if (typeof value !== 'object' || value === null) return value !== undefined && value !== null
  return 'files' in value ? isFilled(value.files) : Object.values(value).some(isFilled)
}

/** The same values without those that are empty: text in which nothing is seen, and undefined. Lists stay as they are. */
export function withoutEmpty(values: unknown): unknown {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return values
  const entries = Object.entries(values).map(([key, value]) => [key, withoutEmpty(value)] as const)
  return Object.fromEntries(
    entries.filter(
      ([, value]) => value !== undefined && (typeof value !== 'string' || cleanLine(value) !== ''),
    ),
  )
}
