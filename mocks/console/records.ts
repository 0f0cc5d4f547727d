import * as v from 'valibot'
import { messageTypes } from '#api/message-words.ts'
import type { World } from '#mocks/city.ts'
import { sendMessage } from '#mocks/message/send-message.ts'
import { comingActs } from './acts.ts'
import { type Action, bodyOf } from './action.ts'
import { rowOf, tableOf } from './change.ts'
import { columnName } from './column-names.ts'
import { columnsOf, kindOf } from './edit.ts'
import { matching, pageOf } from './found.ts'
import { isMovable, movesOf } from './moves.ts'
import { Own, own } from './own.ts'
import { parseSent, strictObject } from './sent.ts'
import { shownAreas, shownTable } from './shown.ts'
import { trailOf } from './trail.ts'
import { cellText, partsOf, valueText } from './value-text.ts'

const Told = strictObject({
  userId: v.string(),
  type: v.picklist(messageTypes),
  title: v.pipe(v.string(), v.minLength(1)),
  content: v.pipe(v.string(), v.minLength(1)),
  link: v.optional(v.string()),
})

type Row = { id: string } & Record<string, unknown>
const queryOf = (request: Request) => new URL(request.url).searchParams

/** Actions of the console on records: lists in Chinese, one record with its life, owners, and messages by hand. */
export const recordActions = {
  /** Returns the tables by area, with the number of their rows. */
  'GET areas': (world: World) =>
    shownAreas.map(({ title, tables }) => ({
      title,
      tables: Object.entries(tables).map(([name, table]) => ({
        name,
        title: table.title,
        count: tableOf(world, name).getAll().length,
      })),
    })),
  /** Returns a page of a table's rows that hold the words of `q`, newest first. */
  'GET rows': (world: World, request: Request, table: string) => {
    const query = queryOf(request)
    const { title, columns } = shownTable(table) ?? { title: table, columns: ['id'] }
    const all = tableOf(world, table).getAll() as Row[]
    const found = [...matching(all, query.get('q') ?? '', (row) => JSON.stringify(row))].sort((a, b) =>
      timeOf(b).localeCompare(timeOf(a)),
    )
    const { rows, paging } = pageOf(found, query.get('page'))
    return {
      title,
      isMovable: isMovable(table),
      columns: columns.map((name) => ({ name, title: columnName(name) })),
      rows: rows.map((row) => ({
        id: row.id,
        cells: columns.map((name) => cellText(world, name, row[name])),
      })),
      paging,
    }
  },
  /** Returns a record with all fields in words, its trail, and the moves that are allowed now. */
  'GET record': (world: World, request: Request, table: string) => {
    const row = rowOf(world, table, queryOf(request).get('id') ?? '') as Row
    const { title, columns } = shownTable(table) ?? { title: table, columns: ['id'] as const }
    return {
      id: row.id,
      title,
      name: valueText(world, columns[0], row[columns[0]]) || row.id,
      state: stateOf(row),
      isMovable: isMovable(table),
      userId: (row['userId'] as string | undefined) ?? '',
      enId: (row['enId'] as string | undefined) ?? '',
      fields: Object.entries(row).map(([name, value]) => ({
        name,
        title: titleIn(row, name),
        text: valueText(world, name, value),
        parts: partsOf(world, name, value),
      })),
      columns: columnsOf(table)
        .filter(([name]) => name !== 'id')
        .map(([name, schema]) => ({
          name,
          title: columnName(name),
          value: row[name] ?? null,
          ...kindOf(schema),
        })),
      trail: trailOf(world, table, row),
      moves: movesOf(world, table, [row]),
    }
  },
  /** Returns the moves that are allowed now for all records of `ids`. */
  'GET moves': (world: World, request: Request, table: string) => {
    const ids = (queryOf(request).get('ids') ?? '').split(',').filter(Boolean)
    return movesOf(
      world,
      table,
      ids.map((id) => rowOf(world, table, id)),
    )
  },
  /** Returns what the city will do next, for a clock that is moved there. */
  'GET upcoming': (world: World, request: Request) =>
    comingActs(world, queryOf(request).get('id') ?? undefined),
  /** Returns the people to whom a record may belong, with their enterprises. */
  'GET owners': ({ db }: World) =>
    db.user.getAll().map(({ id, nickname, tel, ens }) => ({ id, nickname, tel, ens })),
  'POST own': async (world: World, request: Request) => own(world, parseSent(Own, await bodyOf(request))),
  /** Sends a message to a person's message centre. */
  'POST message': async (world: World, request: Request) => {
    const { userId, ...told } = parseSent(Told, await bodyOf(request))
    const user = world.db.user.get(userId, '用户')
    sendMessage(world, user.id, told)
    return { to: user.nickname }
  },
} satisfies Record<string, Action>

/** Returns the Chinese name of a column, with its own where two columns of the row share one. */
const titleIn = (row: Row, name: string) => {
  const title = columnName(name)
  const isShared = Object.keys(row).some((other) => other !== name && columnName(other) === title)
  return isShared ? `${title}（${name}）` : title
}

/** Returns the time by which a row is listed. */
const timeOf = ({ updateTime, createTime, time }: Row) => (updateTime ?? createTime ?? time ?? '') as string

/** Returns the state of a record; undefined for one without a life. */
const stateOf = ({ status, state }: Row) => (status ?? state) as string | undefined
