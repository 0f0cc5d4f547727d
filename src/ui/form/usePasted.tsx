import { type ClipboardEvent, useState } from 'react'
import { type Filled, isBlock, pastedCells } from '#lib/pasted-rows.ts'
import { UndoBar } from '#ui/state/UndoBar.tsx'

interface Pasted<Value> {
  /** Current content of the table, as plain JSON data */
  value: Value
  onChange: (value: Value) => void
  /** Fills in a block from the named field on; returns undefined if the field is not in the table */
  fill: (block: string[][], name: string) => Filled<Value> | undefined
  /** Maximal number of rows, if the table grows */
  most?: number
}

/** Number of texts without a cell that are named */
const SHOWN = 3

/** Describes the result of a paste: 已填入 12 格；表格最多 100 行，有 3 行未填入；没有对应的格，未填入：甲、乙. */
export function pastedWords({ count, left, over }: Omit<Filled<unknown>, 'value'>, most = 0): string {
  const more = left.length > SHOWN ? ` 等 ${String(left.length)} 项` : ''
  return [
    `已填入 ${String(count)} 格`,
    over > 0 && `表格最多 ${String(most)} 行，有 ${String(over)} 行未填入`,
    left.length > 0 && `没有对应的格，未填入：${left.slice(0, SHOWN).join('、')}${more}`,
  ]
    .filter(Boolean)
    .join('；')
}

/**
 * Fills pasted spreadsheet rows into a table of fields, from the focused one on; a single text is pasted as usual.
 * Shows the result with an undo, which is available until the table is edited, so that later edits are never lost.
 * Price: after an edit, the paste cannot be undone as a whole.
 * @returns the attribute of the table, and the bar to render after it
 */
export function usePasted<Value>({ value, onChange, fill, most }: Pasted<Value>) {
  const [done, setDone] = useState<{ text: string; field: string; before: Value; after: string }>()
  const isAsPasted = done !== undefined && JSON.stringify(value) === done.after
  const restoreFocus = () => document.getElementById(done?.field ?? '')?.focus()
  return {
    // Captures before the field's own handler, which takes a single text.
    onPasteCapture: (event: ClipboardEvent) => {
      const block = pastedCells(event.clipboardData.getData('text'))
      if (!isBlock(block) || !(event.target instanceof HTMLElement)) return
      const filled = fill(block, event.target.id.replace(/^field-/, ''))
      if (!filled) return
      event.preventDefault()
      event.stopPropagation()
      if (filled.count > 0) onChange(filled.value)
      setDone({
        text: pastedWords(filled, most),
        field: event.target.id,
        before: value,
        after: JSON.stringify(filled.value),
      })
    },
    bar: (
      <UndoBar
        done={isAsPasted ? { text: done.text, undo: () => onChange(done.before) } : undefined}
        onClose={() => {
          restoreFocus()
          setDone(undefined)
        }}
        inForm
      />
    ),
  }
}
