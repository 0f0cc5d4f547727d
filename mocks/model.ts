import { nullable, type oneOf, primaryKey } from '@mswjs/data'
import type { ModelDefinition } from '@mswjs/data/lib/glossary'
import type * as v from 'valibot'

export type RecordSchema = v.ObjectSchema<v.ObjectEntries & { id: v.GenericSchema<string> }, undefined>

/** Refers to one row of another table, by @mswjs/data's `oneOf`. */
export type Reference = ReturnType<typeof oneOf<string>>

/** Describes a table: the columns of its records, as the contract says them, and the records that they refer to. */
export interface Model<
  Schema extends RecordSchema = RecordSchema,
  Refs extends Record<string, Reference> = Record<string, Reference>,
> {
  schema: Schema
  refs: Refs
  /** Says that rows are found by their ids without a query; see {@link indexed}. */
  isIndexed: boolean
}

/**
 * Makes a table's model from the schema of its records. `refs` names the relations that queries look into; the id of
 * `declaration` stands in column `declarationId`: `model(FlowRow, { declaration: oneOf('declaration') })`. One that no
 * query looks into is left out: the library walks the other table for each row that it makes, asks or changes (2 ms for
 * one query of 99 steps by their 25 declarations, where a query by a column takes 0.1).
 */
export const model = <
  Schema extends RecordSchema,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- a record that refers to nothing has no names
  const Refs extends Record<string, Reference> = Record<never, Reference>,
>(
  schema: Schema,
  refs?: Refs,
): Model<Schema, Refs> => ({ schema, refs: refs ?? ({} as Refs), isIndexed: false })

/**
 * Marks a table as too large to be walked for each id: a query by an id takes the library 1 ms for 1,000 rows. Give the
 * measured figure where you mark one.
 */
export const indexed = <M extends Model>(of: M): M => ({ ...of, isIndexed: true })

/**
 * Returns the model as @mswjs/data wants it: its columns, its relations, and the row itself as it was written, for an
 * entity is alive and can say of nothing that it is missing. Types are the contract's: the library would make default
 * values of them. All columns are `nullable`, which it takes fastest: it logs each value of one that is not, and the
 * busy world's 5,000 policies took a third longer to make.
 */
export function definitionOf({ schema, refs }: Model): ModelDefinition {
  const columns = [...Object.keys(schema.entries), 'row'].map((name) => [
    name,
    name === 'id' ? primaryKey(String) : nullable(() => null),
  ])
  const relations = Object.entries(refs).map(([name, relation]) => [name, nullable(relation)])
  return Object.fromEntries([...columns, ...relations]) as ModelDefinition
}
