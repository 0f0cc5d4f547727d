import { timeText } from '#lib/dates.ts'
import { suggestedSide } from '#offline/outbox/conflict.ts'
import { type AtCity, differing, isHere } from './city-draft.ts'
import { Conflict } from './Conflict.tsx'
import type { FormState } from './form-state.ts'
import { wordsAt } from './review-words.ts'

/** A record's draft at the city, as its owner reads it. */
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
  /** The form as the city last took it from this device; undefined where that is not known. */
  base: Values | undefined
  toValues: (current: One) => Values
  onDone: () => void
}

/** The fields that this device and another say differently, and what becomes of those of which the city's shall hold. */
export function RecordConflict<Values extends { city: AtCity }, One extends Current>({
  form,
  other,
  base,
  toValues,
  onDone,
}: Props<Values, One>) {
  const { values, labels } = form
  const said = toValues(other)
  const words = (name: string, of: Values) => wordsAt(name, { ...form, values: of })
  const set = form.set as (name: string, value: unknown) => void
  return (
    <Conflict
      title="草稿已在其他设备上修改"
      lead={`市平台的草稿 ${timeText(other.updateTime)} 保存。请逐项选择保留的内容：`}
      fields={differing(values, said, Object.keys(labels)).map((name) => ({
        name,
        label: labels[name] ?? name,
        mine: words(name, values),
        theirs: words(name, said),
        suggested: suggestedSide(base !== undefined && differing(values, base, [name]).length === 0),
      }))}
      onChosen={(theirs) => {
        for (const name of theirs) set(name, chosen(said[name as keyof Values], values[name as keyof Values]))
        onDone()
      }}
    />
  )
}

/** The city's value, and beside it the files that only this device has. */
const chosen = (theirs: unknown, mine: unknown): unknown =>
  Array.isArray(theirs) && Array.isArray(mine)
    ? [...(theirs as unknown[]), ...(mine as unknown[]).filter(isHere)]
    : theirs
