import { upToText } from '#lib/money.ts'
import { Columns } from '#ui/form/Columns.tsx'
import { DateField } from '#ui/form/DateField.tsx'
import { MoneyField } from '#ui/form/MoneyField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { ceilingOf, LIMIT, limitText } from '#features/declare/apply/schema.ts'
import type { ApplyForm } from '#features/declare/apply/useApply.ts'
import { Details } from './Details.tsx'

/** Renders the fields of the amount, of the item itself, and of the project. */
export function Project({ form }: { form: ApplyForm }) {
  const { bind, values, target } = form
  const ceiling = ceilingOf(target, values.childrenName)
  return (
    <>
      <Columns title="金额">
        <form.Field name="form.revenue">{(field) => <MoneyField {...bind(field)} required />}</form.Field>
        <form.Field name="childrenName">
          {(field) => (
            <SelectField
              {...bind(field)}
              required
              options={target.subItems.map((one) => ({
                value: one.name,
                label: `${one.name}（${upToText(one.quotaAmount)}）`,
              }))}
              absent={form.absent}
            />
          )}
        </form.Field>
        <form.Field name="form.applyAmount">
          {(field) => {
            const bound = bind(field)
            const limit = ceiling > 0 ? limitText(ceiling) : '本项目不设上限，按实际核定'
            // Hides the hint if the error states the limit, because the error alone is right once the city has
            // lowered it.
            const isSaid = bound.error?.startsWith(LIMIT)
            return <MoneyField {...bound} required hint={isSaid ? undefined : limit} />
          }}
        </form.Field>
      </Columns>
      <Details form={form} />
      <Columns title="项目">
        <form.Field name="form.projectName">
          {(field) => <TextField {...bind(field)} required wide hint="最多 60 个字" />}
        </form.Field>
        <form.Field name="form.startDate">{(field) => <DateField {...bind(field)} required />}</form.Field>
        <form.Field name="form.endDate">{(field) => <DateField {...bind(field)} required />}</form.Field>
        <form.Field name="form.projectSummary">
          {(field) => (
            <TextArea
              {...bind(field)}
              required
              rows={6}
              limit={2000}
              hint="写明建设内容、进度和预期成果，至少 10 个字"
            />
          )}
        </form.Field>
      </Columns>
    </>
  )
}
