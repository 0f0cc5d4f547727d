import { awardLevels, instituteLevels, ratio } from '#rules/srdi/answers.ts'
import { percent } from '#rules/srdi/result.ts'
import { Columns } from '#ui/form/Columns.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { ReadonlyField } from '#ui/form/ReadonlyField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { Rules } from './Rules.tsx'
import type { SpecialForm } from './useSpecial.ts'
import { answersIn, numberKeys } from './values.ts'

/** Shows the task on research staff and institutes. */
export function People({ form }: { form: SpecialForm }) {
  const { bind, Field } = form
  const { employees, rdEmployees } = answersIn(form.values)
  return (
    <>
      <Columns>
        <Field name="form.employees">
          {(field) => <NumberField {...bind(field)} required {...numberKeys.employees} />}
        </Field>
        <Field name="form.rdEmployees">
          {(field) => <NumberField {...bind(field)} required {...numberKeys.rdEmployees} />}
        </Field>
        <ReadonlyField
          name="rdStaff"
          label="研发人员占比"
          hint="由以上两项计算得出"
          value={percent(ratio(rdEmployees, employees))}
        />
        <Field name="form.institute">
          {(field) => <SelectField {...bind(field)} options={instituteLevels} />}
        </Field>
        <Field name="form.award">{(field) => <SelectField {...bind(field)} options={awardLevels} />}</Field>
      </Columns>
      <Rules values={form.values} names={['研发', 'Ⅰ类知识产权']} />
    </>
  )
}
