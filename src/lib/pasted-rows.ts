import { cleanLine } from './clean.ts'
import { cleanCode } from './code.ts'

/** Matches a quoted cell, as a spreadsheet writes one with line ends; other quotes are part of their text. */
const QUOTED = /(^|[\t\n])"((?:[^"\t\n]|"")*\n(?:[^"\t]|"")*)"(?=[\t\n]|$)/g

/**
 * Parses the cells that a spreadsheet puts into the clipboard: rows by line ends, cells by tabs, a text of
 * several lines in quotes. Each cell becomes one clean line; empty rows at the end are dropped.
 */
export function pastedCells(text: string): string[][] {
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(
      QUOTED,
      (_, before: string, cell: string) => before + cell.replaceAll('""', '"').replaceAll('\n', ' '),
    )
    .split('\n')
  const cells = lines.map((line) => line.split('\t').map(cleanLine))
  while (cells.length > 0 && cells.at(-1)!.every((cell) => !cell)) cells.pop()
  return cells
}

/** Returns true if cells were pasted, not a single text. */
export const isBlock = (cells: readonly (readonly string[])[]): boolean =>
  cells.length > 1 || (cells[0]?.length ?? 0) > 1

/** Column of a table that accepts pasted rows. */
export interface Column<Row> {
  /** Name of the column within the names of the table's fields. */
  name: string
  /** Key of the column in a row. */
  key: keyof Row
  label: string
  /** Parses a cell; returns text that it cannot parse unchanged, so that the field marks it. */
  read?: (text: string) => string
}

/** Table that grows with pasted rows, up to `most` rows. */
export interface GrowingTable<Row> {
  columns: readonly Column<Row>[]
  blank: Row
  most: number
}

/** Result of filling a block into a table. */
export interface Filled<Value> {
  /** Table with the block filled in. */
  value: Value
  /** Number of filled cells. */
  count: number
  /** Texts without a cell in the table, or the headings of their columns. */
  left: string[]
  /** Number of rows beyond the maximum of the table. */
  over: number
}

/**
 * Fills a block into the rows of a table, from the named cell (`form.ip[2].date`) to the right and down. If
 * the block's first row contains headings of the table, each cell goes to its own column. An empty cell
 * changes nothing.
 * @returns undefined when the name belongs to no cell of the table
 */
export function filledRows<Row extends Record<keyof Row, string>>(
  rows: readonly Row[],
  block: readonly (readonly string[])[],
  name: string,
  { columns, blank, most }: GrowingTable<Row>,
): Filled<Row[]> | undefined {
  const [, at, field] = /\[(\d+)\]\.(\w+)$/.exec(name) ?? []
  const first = columns.findIndex((column) => column.name === field)
  if (at === undefined || first < 0) return undefined
  const named = (block[0] ?? []).map((cell) => columns.find(({ label }) => label === headingText(cell)))
  const isHeaded = named.filter(Boolean).length > 1
  const value = [...rows]
  const left = new Set<string>()
  let count = 0
  const over = block.length - (isHeaded ? 1 : 0) - Math.max(0, most - Number(at))
  block.slice(isHeaded ? 1 : 0).forEach((cells, down) => {
    const row = Number(at) + down
    cells.forEach((cell, right) => {
      const column = isHeaded ? named[right] : columns[first + right]
      if (!cell || row >= most) return
      if (!column) left.add((isHeaded && block[0]?.[right]) || cell)
      else {
        while (value.length <= row) value.push(blank)
        value[row] = { ...value[row]!, [column.key]: column.read?.(cell) ?? cell }
        count += 1
      }
    })
  })
  return { value, count, left: [...left], over: Math.max(0, over) }
}

/** Returns a heading without its suffix in brackets. */
const headingText = (heading: string) =>
  cleanCode(heading)
    .replace(/\(.*\)$/, '')
    .replaceAll(' ', '')

/**
 * Finds a choice by a pasted label: equal except for blanks and width, or an unambiguous beginning (发明 for
 * 发明专利). Returns the text unchanged when none or several match.
 */
export function readChoice(text: string, choices: readonly string[]): string {
  const wanted = cleanCode(text).replaceAll(' ', '')
  const same = choices.find((choice) => cleanCode(choice) === wanted)
  const matches = wanted ? choices.filter((choice) => choice.startsWith(wanted)) : []
  return same ?? (matches.length === 1 ? matches[0]! : text)
}
