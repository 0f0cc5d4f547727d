import { FlagField } from '#ui/form/FlagField.tsx'
import { MoneyField } from '#ui/form/MoneyField.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { SeveralField } from '#ui/form/SeveralField.tsx'
import type { AnswerField } from './fields.ts'
import type { SelfEvaluation } from './useSelfEvaluation.ts'

/** Shows the control of one answer; when it is emptied, the value on record applies, or none. */
export function Field({ field, self }: { field: AnswerField; self: SelfEvaluation }) {
  const { key, kind, label, hint, unit = '', decimals = 0, options = [] } = field
  const value = self.typed[key]
  const source =
    value !== undefined && value === self.known.answers[key] ? self.known.sources[key] : undefined
  const props = { name: key, label, source, hint, error: self.problems.get(key) }
  if (kind === 'flag')
    return (
      <FlagField
        {...props}
        value={typeof value === 'boolean' ? value : undefined}
        onChange={(next) => self.setAnswer(key, next ?? null)}
      />
    )
  if (kind === 'several')
    return (
      <SeveralField
        {...props}
        value={Array.isArray(value) ? value : undefined}
        options={options}
        onChange={(next) => self.setAnswer(key, (next ?? null) as typeof value)}
      />
    )
  if (kind === 'choice')
    return (
      <SelectField
        {...props}
        value={typeof value === 'string' ? value : ''}
        options={options}
        onChange={(next) => self.setAnswer(key, next || null)}
      />
    )
  const text = typeof value === 'number' || typeof value === 'string' ? value : undefined
  const setText = (next: typeof text) => self.setAnswer(key, next ?? null)
  return kind === 'money' ? (
    <MoneyField {...props} value={text} onChange={setText} />
  ) : (
    <NumberField {...props} unit={unit} decimals={decimals} value={text} onChange={setText} />
  )
}
