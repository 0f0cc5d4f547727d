import { upToText } from '#lib/money.ts'
import { Columns } from '#ui/form/Columns.tsx'
import { DateField } from '#ui/form/DateField.tsx'
import { MoneyField } from '#ui/form/MoneyField.tsx'
import { ReadonlyField } from '#ui/form/ReadonlyField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { ceilingOf, LIMIT, limitText, ratioOf } from '#features/declare/apply/schema.ts'
import { labels } from '#features/declare/apply/steps.ts'
import type { ApplyForm } from '#features/declare/apply/useApply.ts'

/** Renders the fields of the project and of the amount. */
export function Project({ form }: { form: ApplyForm }) {
  const { bind, values, target } = form
  const ceiling = ceilingOf(target, values.childrenName)
  return (
    <>
      <Columns title="金额">
        <form.Field name="form.revenue">{(field) => <MoneyField {...bind(field)} required />}</form.Field>
        <form.Field name="form.rdCost">{(field) => <MoneyField {...bind(field)} required />}</form.Field>
        <ReadonlyField
          name="form.rdRatio"
          label={labels['form.rdRatio']}
          value={ratioOf(values.form)?.toFixed(2) ?? ''}
          unit="%"
          hint="由以上两项计算得出"
        />
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
