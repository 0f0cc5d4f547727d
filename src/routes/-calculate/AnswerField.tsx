import type { ReactNode } from 'react'
import { attributeKinds } from '#api/attribute.ts'
import { useDictionaries } from '#blocks/dictionaries.ts'
import { cityNow } from '#lib/clock.ts'
import { isoDay } from '#lib/dates.ts'
import { MoneyField } from '#ui/form/MoneyField.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { ReadonlyField } from '#ui/form/ReadonlyField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { type Entry, entryText, isMoney, originText, writingOf } from './facts.ts'
import { FlagField } from '#ui/form/FlagField.tsx'
import type { SharedCalculation } from './useCalculation.ts'

/** Number of past years offered as the founding year. */
const YEARS = 80

interface Props {
  entry: Entry
  setAnswer: SharedCalculation['setAnswer']
  hint?: ReactNode
}

/**
 * Renders one attribute with the simplest control for its kind. Clearing it restores the recorded value, if there is
 * one.
 */
export function AnswerField({ entry, setAnswer, hint }: Props) {
  const { key, label, typed, problem, locked } = entry
  const { choicesOf, absent } = useDictionaries()
  const kind = attributeKinds[key]
  const source = originText(entry)
  const field = { name: key, label, source, hint: hint ?? recordText(entry), error: problem }
  if (locked) return <ReadonlyField name={key} label={label} source={source} value={entryText(entry)} />
  if (kind.kind === 'flag') {
    return (
      <FlagField
        {...field}
        known={entry.record !== undefined}
        value={typeof typed === 'boolean' ? typed : undefined}
        onChange={(value) => setAnswer(key, value ?? null)}
      />
    )
  }
  const text = typeof typed === 'number' || typeof typed === 'string' ? typed : undefined
  if (key === 'foundedYear') {
    const year = Number(isoDay(cityNow()).slice(0, 4))
    return (
      <SelectField
        {...field}
        value={text === undefined ? '' : String(text)}
        options={Array.from({ length: YEARS }, (_, back) => String(year - back))}
        onChange={(value) => setAnswer(key, value ? Number(value) : null)}
      />
    )
  }
  if (kind.kind === 'number') {
    const props = { ...field, value: text, onChange: (value: typeof text) => setAnswer(key, value ?? null) }
    return isMoney(key) ? <MoneyField {...props} /> : <NumberField {...props} {...writingOf(key)} />
  }
  return (
    <SelectField
      {...field}
      value={typeof text === 'string' ? text : ''}
      options={'dict' in kind ? choicesOf(kind.dict) : []}
      absent={absent}
      onChange={(value) => setAnswer(key, value || null)}
    />
  )
}

/** Returns the hint with the recorded value if the typed one differs: 登记为 186 人，清空即恢复. */
function recordText({ record, value, unit, said, key }: Entry): string | undefined {
  if (record === undefined || value === record) return undefined
  const back = attributeKinds[key].kind === 'number' ? '，清空即恢复' : ''
  return `登记为 ${entryText({ value: record, ...(unit ? { unit } : {}), ...(said ? { said } : {}) })}${back}`
}
