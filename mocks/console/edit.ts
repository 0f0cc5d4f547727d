import type * as v from 'valibot'
import { tables } from '#mocks/tables.ts'

/** Kind of a column's values, by which the console offers a field for its change. */
export interface ColumnKind {
  kind: 'text' | 'number' | 'boolean' | 'choice' | 'json'
  choices?: string[]
  /** True for a column that may be empty. */
  isOptional?: true
}

/** Structure of a schema that wraps another, or lists its choices. */
interface Described {
  type: string
  wrapped?: Described
  pipe?: readonly Described[]
  options?: readonly unknown[]
}

/** Returns the schemas of a table's columns. */
const entriesOf = (table: string) =>
  Object.entries(tables).find(([name]) => name === table)![1].schema.entries as Record<
    string,
    v.GenericSchema
  >

/** Returns the names of a table's columns. */
export const columnsOf = (table: string): string[] => Object.keys(entriesOf(table))

/** Returns the kind of a column's values, by the schema of its table. */
export const columnKind = (table: string, column: string): ColumnKind =>
  kindOf(entriesOf(table)[column] as unknown as Described)

function kindOf({ type, wrapped, options }: Described): ColumnKind {
  if (wrapped) return { ...kindOf(wrapped), isOptional: true }
  if (type === 'picklist') return { kind: 'choice', choices: (options ?? []).map(String) }
  if (type === 'string') return { kind: 'text' }
  if (type === 'number' || type === 'boolean') return { kind: type }
  return { kind: 'json' }
}
