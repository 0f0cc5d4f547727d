import type * as v from 'valibot'
import type { Model } from '#mocks/model.ts'
import { tables } from '#mocks/tables.ts'

/** Kind of a column's values, by which the console offers a field for its change. */
export interface ColumnKind {
  kind: 'text' | 'number' | 'boolean' | 'choice' | 'json'
  choices?: string[]
  /** True for a column that may be empty. */
  isOptional?: true
}

/** Schema of a column; `wrapped` is what an optional one wraps, `options` lists the choices of a picklist. */
type ColumnSchema = v.GenericSchema & { wrapped?: ColumnSchema; options?: readonly unknown[] }

/** Returns the names of a table's columns with their schemas; none for an unknown table. */
export const columnsOf = (table: string): [name: string, schema: ColumnSchema][] => {
  const [, model] = Object.entries<Model>(tables).find(([name]) => name === table) ?? []
  return Object.entries<ColumnSchema>(model?.schema.entries ?? {})
}

/** Returns the kind of a column's values, by its schema. */
export function kindOf({ type, wrapped, options }: ColumnSchema): ColumnKind {
  if (wrapped) return { ...kindOf(wrapped), isOptional: true }
  if (type === 'picklist') return { kind: 'choice', choices: (options ?? []).map(String) }
  if (type === 'string') return { kind: 'text' }
  if (type === 'number' || type === 'boolean') return { kind: type }
  return { kind: 'json' }
}
