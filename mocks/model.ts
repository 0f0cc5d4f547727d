import { nullable, oneOf, primaryKey } from '@mswjs/data'
import type { ModelDefinition } from '@mswjs/data/lib/glossary'
import type * as v from 'valibot'

export type RecordSchema = v.ObjectSchema<v.ObjectEntries & { id: v.GenericSchema<string> }, undefined>

/** A reference to a row of another table: which table, and the column that holds the id. */
export interface Reference {
  to: string
  by: string
}

/** What a record is: its columns, as the contract says them, and the records that it refers to. */
export interface Model<
  Schema extends RecordSchema = RecordSchema,
  Refs extends Record<string, Reference> = Record<string, Reference>,
> {
  schema: Schema
  refs: Refs
}

/**
 * Makes a table's model from the schema of its records. `refs` names what a record refers to, for queries to look into:
 * `model(FlowRow, { declaration: one('declaration', 'declarationId') })`. They are named where a table stays small: each
 * takes 0.06 ms to make, and whatever reads or changes the row walks the other table for it, 7 ms where that holds 5,000
 * policies. With all of them the default world took half as long again to fill, and the busy one three times as long;
 * lists of references (`manyOf`) cost the most.
 */
export const model = <
  Schema extends RecordSchema,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- a record that refers to nothing has no names
  const Refs extends Record<string, Reference> = Record<never, Reference>,
>(
  schema: Schema,
  refs?: Refs,
): Model<Schema, Refs> => ({ schema, refs: refs ?? ({} as Refs) })

/** One row of table `to`, by its id in column `by`; none where there is no such row. */
export const one = <const To extends string>(to: To, by: string) => ({ to, by }) as const

/**
 * The model as @mswjs/data wants it: every column by its type. What is a list or an object is an `Object` in an array of
 * one: the library can ask for no entry of a list, and its `update` leaves nested objects as they were. All columns are
 * `nullable`, for that is also how the library takes them fastest: it logs each value of one that is not, which made the
 * busy world's 5,000 policies a third slower to fill (1.4 s for 1.0 s of processor time).
 */
export function definitionOf({ schema, refs }: Model): ModelDefinition {
  const columns = Object.entries(schema.entries).map(([name, entry]) => [name, columnOf(name, entry)])
  const references = Object.entries(refs).map(([name, { to }]) => [name, nullable(oneOf(to))])
  return Object.fromEntries([...columns, ...references]) as ModelDefinition
}

/** What a schema of valibot shows of itself. */
interface Shown {
  type: string
  wrapped?: Shown
  options?: readonly unknown[]
  literal?: unknown
}

const optionals = ['optional', 'exact_optional', 'nullable', 'nullish', 'undefinedable']
const types: Record<string, 'string' | 'number' | 'boolean'> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
}

function columnOf(name: string, entry: unknown) {
  if (name === 'id') return primaryKey(String)
  const { type, wrapped } = entry as Shown
  const kind = kindOf(wrapped && optionals.includes(type) ? wrapped : (entry as Shown))
  if (kind === 'string') return nullable(String)
  if (kind === 'number') return nullable(Number)
  return kind === 'boolean' ? nullable(Boolean) : nullable(Object)
}

/** The type of a scalar; undefined for everything else. */
function kindOf({ type, options, literal }: Shown) {
  if (type === 'literal') return types[typeof literal]
  return type === 'picklist' ? types[typeof options?.[0]] : types[type]
}
