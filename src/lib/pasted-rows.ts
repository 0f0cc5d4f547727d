import { cleanLine } from './clean.ts'
import { cleanCode } from './code.ts'

/** Finds a cell in quotes, as a spreadsheet writes one with line ends in it; other quotes are part of their text. */
const QUOTED = /(^|[\t\n])"((?:[^"\t\n]|"")*\n(?:[^"\t]|"")*)"(?=[\t\n]|$)/g

/**
 * Reads the cells that a spreadsheet puts into the clipboard: rows by line ends, cells by tabs, a text of several lines in
 * quotes. Each cell is one clean line; empty rows at the end are none.
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

/** True where cells were pasted, not one text. */
export const isBlock = (cells: readonly (readonly string[])[]): boolean =>
  cells.length > 1 || (cells[0]?.length ?? 0) > 1

/** One column of a table that rows are pasted into. */
export interface Column<Row> {
  /** Its name in the names of the table's fields. */
  name: string
  /** Says where a row holds it. */
  key: keyof Row
  label: string
  /** Reads a cell; what it cannot read comes back as it is, to be marked. */
  read?: (text: string) => string
}

/** A table that grows by the rows that are pasted into it, up to so many. */
export interface GrowingTable<Row> {
  columns: readonly Column<Row>[]
  blank: Row
  most: number
}

/** Says what a block makes of a table. */
export interface Filled<Value> {
  /** The table with the block in it. */
  value: Value
  /** Says how many cells were filled. */
  count: number
  /** Says what has no cell there: texts, or headings of whole columns. */
  left: string[]
  /** Says how many rows are more than the table takes. */
  over: number
}

/**
 * Fills a block into the rows of a table, from the cell of a name (`form.ip[2].date`) to the right and down. Where the
 * block's first row names columns of the table, each cell goes to its own column. A cell that is empty changes nothing.
 * @returns undefined where the name is that of no cell of the table
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
  const named = (block[0] ?? []).map((cell) => columns.find(({ label }) => label === bare(cell)))
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

/** Returns a heading without what stands behind it in brackets. */
const bare = (heading: string) =>
  cleanCode(heading)
    .replace(/\(.*\)$/, '')
    .replaceAll(' ', '')

/**
 * Finds a choice by its label as it is pasted: the same but for blanks and width, or the beginning of one alone (发明 for
 * 发明专利). What fits none, or several, comes back as it is.
 */
export function readChoice(text: string, choices: readonly string[]): string {
  const looked = cleanCode(text).replaceAll(' ', '')
  const same = choices.find((choice) => cleanCode(choice) === looked)
  const begun = looked ? choices.filter((choice) => choice.startsWith(looked)) : []
  return same ?? (begun.length === 1 ? begun[0]! : text)
}
