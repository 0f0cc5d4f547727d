import { type ClipboardEvent, useState } from 'react'
import { type Filled, isBlock, pastedCells } from '#lib/pasted-rows.ts'
import { UndoBar } from '#ui/state/UndoBar.tsx'

interface Pasted<Value> {
  /** Says what the table holds; of plain data. */
  value: Value
  onChange: (value: Value) => void
  /** Fills a block in from the field of a name; undefined where that field is none of the table's. */
  fill: (block: string[][], name: string) => Filled<Value> | undefined
  /** The most rows that the table takes, where it grows. */
  most?: number
}

/** Names shown of what has no place. */
const SHOWN = 3

/** Says what a paste did: 已填入 12 格；表格最多 100 行，有 3 行未填入；没有对应的格，未填入：甲、乙. */
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
 * Takes rows of a spreadsheet into a table of fields, from the field that has the focus; one text is pasted as ever. What was
 * done is said, and is taken back by one press for as long as the table stands as pasted: later edits are never lost.
 * @returns the attribute of the table, and the bar that belongs behind it
 */
export function usePasted<Value>({ value, onChange, fill, most }: Pasted<Value>) {
  const [done, setDone] = useState<{ text: string; field: string; before: Value; after: string }>()
  const isAsPasted = done !== undefined && JSON.stringify(value) === done.after
  const goOn = () => document.getElementById(done?.field ?? '')?.focus()
  return {
    // Before the field's own, which takes one text.
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
          goOn()
          setDone(undefined)
        }}
        inForm
      />
    ),
  }
}
