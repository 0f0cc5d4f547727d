import * as v from 'valibot'
import { cleanLine } from '#lib/clean.ts'

/**
 * Converts a body's schema to its form's schema: empty fields count as missing, so that optional fields may stay empty
 * and required fields show their own message.
 */
export const filled = <const S extends v.GenericSchema>(schema: S) =>
  v.pipe(v.unknown(), v.transform(withoutEmpty), schema)

/**
 * Returns true if a value or any part of it is filled in. Ignores the name of a slot for papers, which is set before
 * any file.
 */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return cleanLine(value) !== ''
  if (typeof value !== 'object' || value === null) return value !== undefined && value !== null
  return 'files' in value ? isFilled(value.files) : Object.values(value).some(isFilled)
}

/** Returns the values without empty ones: undefined, and text without visible characters. Lists are not changed. */
export function withoutEmpty(values: unknown): unknown {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return values
  const entries = Object.entries(values).map(([key, value]) => [key, withoutEmpty(value)] as const)
  return Object.fromEntries(
    entries.filter(
      ([, value]) => value !== undefined && (typeof value !== 'string' || cleanLine(value) !== ''),
    ),
  )
}
