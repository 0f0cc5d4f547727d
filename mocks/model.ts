import { nullable, type oneOf, primaryKey } from '@mswjs/data'
import type { ModelDefinition } from '@mswjs/data/lib/glossary'
import type * as v from 'valibot'

export type RecordSchema = v.ObjectSchema<v.ObjectEntries & { id: v.GenericSchema<string> }, undefined>

/** Reference to one row of another table, by @mswjs/data's `oneOf`. */
export type Reference = ReturnType<typeof oneOf<string>>

/** Model of a table: the columns of its records as in the contract, and references to other tables. */
export interface Model<
  Schema extends RecordSchema = RecordSchema,
  Refs extends Record<string, Reference> = Record<string, Reference>,
> {
  schema: Schema
  refs: Refs
}

/**
 * Creates a table's model from the schema of its records. `refs` names the relations that queries use; the id of
 * relation `declaration` is column `declarationId`: `model(FlowRow, { declaration: oneOf('declaration') })`. A relation
 * that no query uses is left out, because the library scans the other table for each row that it creates, queries or
 * changes (2 ms for one query of 99 steps by their 25 declarations, where a query by a column takes 0.1).
 */
export const model = <
  Schema extends RecordSchema,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- a record that refers to nothing has no names
  const Refs extends Record<string, Reference> = Record<never, Reference>,
>(
  schema: Schema,
  refs?: Refs,
): Model<Schema, Refs> => ({ schema, refs: refs ?? ({} as Refs) })

/**
 * Returns the model in the form of @mswjs/data: its columns, its relations, and the row itself as written, because an
 * entity's relations are live and it cannot express a missing value. The contract defines the types, because the
 * library would derive default values from them. All columns are `nullable`, which is the fastest: the library logs
 * each value of any other column, and the busy world's 5,000 policies took a third longer to create.
 */
export function definitionOf({ schema, refs }: Model): ModelDefinition {
  const columns = [...Object.keys(schema.entries), 'row'].map((name) => [
    name,
    name === 'id' ? primaryKey(String) : nullable(() => null),
  ])
  const relations = Object.entries(refs).map(([name, relation]) => [name, nullable(relation)])
  return Object.fromEntries([...columns, ...relations]) as ModelDefinition
}
