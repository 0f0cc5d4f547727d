import { timeText } from '#lib/dates.ts'
import { suggestedSide } from '#offline/outbox/conflict.ts'
import { type AtCity, differing, isOnlyLocal } from './city-draft.ts'
import { Conflict } from './Conflict.tsx'
import type { FormState } from './form-state.ts'
import { wordsAt } from './review-words.ts'

/** Draft of a record at the city, as its owner reads it. */
export interface Current {
  id: string
  version: number
  updateTime: string
}

export interface RecordForm<Values> extends Omit<FormState, 'values'> {
  values: Values
  set: (name: never, value: never) => void
}

interface Props<Values, One> {
  form: RecordForm<Values>
  other: One
  /** Values that the city last accepted from this device; undefined if unknown. */
  base: Values | undefined
  toValues: (current: One) => Values
  onDone: () => void
}

/** Shows the fields in which this device and another differ, and applies the city's values where they are chosen. */
export function RecordConflict<Values extends { city: AtCity }, One extends Current>({
  form,
  other,
  base,
  toValues,
  onDone,
}: Props<Values, One>) {
  const { values, labels } = form
  const cityValues = toValues(other)
  const words = (name: string, of: Values) => wordsAt(name, { ...form, values: of })
  const set = form.set as (name: string, value: unknown) => void
  return (
    <Conflict
      title="草稿已在其他设备上修改"
      lead={`市平台的草稿 ${timeText(other.updateTime)} 保存。请逐项选择保留的内容：`}
      fields={differing(values, cityValues, Object.keys(labels)).map((name) => ({
        name,
        label: labels[name] ?? name,
        mine: words(name, values),
        theirs: words(name, cityValues),
        suggested: suggestedSide(base !== undefined && differing(values, base, [name]).length === 0),
      }))}
      onChosen={(theirs) => {
        for (const name of theirs)
          set(name, withLocalFiles(cityValues[name as keyof Values], values[name as keyof Values]))
        onDone()
      }}
    />
  )
}

/** Returns the city's value, plus the files that exist only on this device. */
const withLocalFiles = (theirs: unknown, mine: unknown): unknown =>
  Array.isArray(theirs) && Array.isArray(mine)
    ? [...(theirs as unknown[]), ...(mine as unknown[]).filter(isOnlyLocal)]
    : theirs
