import { digitalLevels, qualityItems } from '#rules/srdi/answers.ts'
import { Columns } from '#ui/form/Columns.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { SeveralField } from '#ui/form/SeveralField.tsx'
import { Rules } from './Rules.tsx'
import type { SpecialForm } from './useSpecial.ts'
import { numberKeys, severalOf } from './values.ts'

/** Shows the task on quality, digital level, and the score of the ministry's platform. */
export function Quality({ form }: { form: SpecialForm }) {
  const { bind, Field } = form
  return (
    <>
      <Columns>
        <Field name="form.quality">
          {(field) => {
            const bound = bind(field)
            return (
              <SeveralField
                {...bound}
                value={severalOf.shown(bound.value)}
                onChange={(next) => bound.onChange(severalOf.typed(next))}
                options={qualityItems}
              />
            )
          }}
        </Field>
        <Field name="form.digitalLevel">
          {(field) => <SelectField {...bind(field)} options={digitalLevels} />}
        </Field>
        <Field name="form.evaluationScore">
          {(field) => (
            <NumberField
              {...bind(field)}
              {...numberKeys.evaluationScore}
              hint="由工信部平台给出，没有的可不填"
            />
          )}
        </Field>
      </Columns>
      <Rules values={form.values} names={['发展评价得分']} />
    </>
  )
}
