import { LONGEST, ratioOf } from '#api/item-details.ts'
import type { ItemField } from '#api/item-fields.ts'
import { Columns } from '#ui/form/Columns.tsx'
import { DateField } from '#ui/form/DateField.tsx'
import type { FieldProps, ValueProps } from '#ui/form/field.ts'
import { MoneyField } from '#ui/form/MoneyField.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { PhoneField } from '#ui/form/PhoneField.tsx'
import { ReadonlyField } from '#ui/form/ReadonlyField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { Typed } from '#ui/form/typed.ts'
import type { ApplyForm } from '#features/declare/apply/useApply.ts'

/** Renders the item's own fields under their headings, each by the control of its kind. */
export function Details({ form }: { form: ApplyForm }) {
  const { fields } = form.target
  return [...new Set(fields.map(({ group }) => group))].map((group) => (
    <Columns key={group} title={group}>
      {fields
        .filter((one) => one.group === group)
        .map((field) =>
          field.kind === 'ratio' ? (
            <Ratio key={field.key} field={field} form={form} />
          ) : (
            <form.Field key={field.key} name={`details.${field.key}`}>
              {(one) => <Control {...form.bind(one)} field={field} />}
            </form.Field>
          ),
        )}
    </Columns>
  ))
}

/** Renders the control of one field. */
function Control({ field, ...bound }: { field: ItemField } & FieldProps & ValueProps<Typed>) {
  const { kind, required, hint, unit = '', decimals = 0, choices = [], max } = field
  const props = { ...bound, required, ...(hint && { hint }) }
  if (kind === 'money') return <MoneyField {...props} />
  if (kind === 'number') return <NumberField {...props} unit={unit} decimals={decimals} />
  const text = { ...props, value: String(bound.value ?? '') }
  if (kind === 'day') return <DateField {...text} />
  if (kind === 'choice') return <SelectField {...text} options={choices} />
  if (kind === 'phone') return <PhoneField {...text} autoComplete="off" />
  if (kind === 'area') return <TextArea {...text} limit={max ?? LONGEST} />
  return <TextField {...text} />
}

/** Renders a percentage that two other fields give. */
function Ratio({ field, form: { values } }: { field: ItemField; form: ApplyForm }) {
  return (
    <ReadonlyField
      name={`details.${field.key}`}
      label={field.label}
      value={ratioOf(field, values.details, values.form)?.toFixed(2) ?? ''}
      unit="%"
      hint={field.hint}
    />
  )
}
