import * as v from 'valibot'
import { refuse } from '#mocks/refusal.ts'
import type { AnyTable } from '#mocks/table.ts'
import { tables } from '#mocks/tables.ts'
import type { World } from '#mocks/city.ts'
import { columnsOf } from './edit.ts'
import { strictObject, parseSent } from './sent.ts'

/** Request to change columns of one row; null empties an optional one. */
export const Change = strictObject({
  table: v.string(),
  id: v.string(),
  patch: v.record(v.string(), v.unknown()),
})

/** Returns a table by its name. @throws Refusal that lists the tables if none has the name */
export function tableOf(world: World, name: string): AnyTable {
  const [, table] = Object.entries<AnyTable>(world.db).find(([key]) => key === name) ?? []
  const tableNames = Object.keys(tables).sort().join('、')
  return table ?? refuse.unreadable(`没有名为“${name}”的表，可以是：${tableNames}`)
}

/** Returns a row by its id. @throws Refusal if the table has no row of this id */
export const rowOf = (world: World, table: string, id: string): { id: string } =>
  tableOf(world, table).find(id) ?? refuse.unreadable(`表“${table}”中没有编号为“${id}”的记录`)

/**
 * Changes columns of one row past all rules except the schema: an unknown column, or a value of another type than the
 * contract's, would make a world that no city could reach.
 */
export function applyChange(
  world: World,
  { table, id, patch }: v.InferOutput<typeof Change>,
): { id: string } {
  rowOf(world, table, id)
  const columns = columnsOf(table)
  if ('id' in patch && patch['id'] !== id) refuse.unreadable('“id”是记录的编号，不能修改')
  const mayBeEmpty = (column: v.GenericSchema) => (v.is(column, undefined) ? v.nullable(column) : column)
  const patchEntries = Object.keys(patch).map((name): [string, v.GenericSchema] => {
    const column = columns.find(([key]) => key === name)?.[1]
    if (column) return [name, mayBeEmpty(column)]
    return refuse.unreadable(
      `表“${table}”没有“${name}”这一列，可以是：${columns.map(([key]) => key).join('、')}`,
    )
  })
  parseSent(v.object(Object.fromEntries(patchEntries)), patch)
  return tableOf(world, table).change(id, patch)
}
