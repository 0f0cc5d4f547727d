import { budgetTypes } from '#api/docking.ts'
import type { Kind } from '#features/docking/kinds.ts'
import { Columns } from '#ui/form/Columns.tsx'
import { MoneyField } from '#ui/form/MoneyField.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { display } from './schema.ts'
import type { PublishForm } from './usePublish.ts'

/** Shows the fields of a demand's budget or a supply's price. */
export function Amounts({ kind, form }: { kind: Kind; form: PublishForm }) {
  const { bind } = form
  const isDemand = kind === 'demand'
  return (
    <Columns title={isDemand ? '预算' : '价格'}>
      <form.Field name="budgetType">
        {(field) => (
          <SelectField
            {...bind(field)}
            required
            options={budgetTypes.map((type) => ({
              value: type,
              label: type === '固定' ? (isDemand ? '有预算范围' : '有明确价格') : '面议',
            }))}
          />
        )}
      </form.Field>
      {isDemand ? (
        <>
          <form.Field name="budgetMin">
            {(field) => <MoneyField {...bind(field)} required hint="不低于 0.5 万元" />}
          </form.Field>
          <form.Field name="budgetMax">
            {(field) => <MoneyField {...bind(field)} required hint="不高于 500 万元" />}
          </form.Field>
        </>
      ) : (
        <>
          <form.Field name="price">
            {(field) => <NumberField {...bind(field)} required {...display.supply.numbers.price} />}
          </form.Field>
          <form.Field name="priceUnit">
            {(field) => <TextField {...bind(field)} required hint="如 元/件、元/小时" />}
          </form.Field>
          <form.Field name="minOrder">
            {(field) => <TextField {...bind(field)} hint="如 100 件" />}
          </form.Field>
        </>
      )}
    </Columns>
  )
}
