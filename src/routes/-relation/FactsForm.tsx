import { attributeKinds } from '#api/attribute.ts'
import { Enterprise, enterprise } from '#api/enterprise.ts'
import { useDictionaries } from '#blocks/dictionaries.ts'
import { DraftForm } from '#blocks/form/DraftForm.tsx'
import { useDraft } from '#blocks/form/useDraft.ts'
import { useDraftForm } from '#blocks/form/useDraftForm.ts'
import { cityNow } from '#lib/clock.ts'
import { isoDay } from '#lib/dates.ts'
import { useOutbox } from '#offline/view.ts'
import { Columns } from '#ui/form/Columns.tsx'
import type { Typed } from '#ui/form/typed.ts'
import { MoneyField } from '#ui/form/MoneyField.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { factGroups, type FactKey, factKeys } from '#features/enterprise/fact-groups.ts'
import { factChanges, factRefusals, factSchema, factValues, isMoney, originText, writingOf } from './facts.ts'
import type { PartProps } from './parts.ts'
import { DRAFT_SCHEMA, draftForms, editHref, partTitles, recordOf, versionFor } from './record.ts'

/** Number of past years to choose from. */
const YEARS = 4

const labels: Record<string, string> = {
  year: '数据年度',
  ...Object.fromEntries(factKeys.map((key) => [key, attributeKinds[key].label])),
}
/** Labels for a conflict, by the path of the field in the request body. */
const bodyPathOf = (key: FactKey) => `attributes.${key}`
const bodyLabels = Object.fromEntries(factKeys.map((key) => [bodyPathOf(key), attributeKinds[key].label]))
const bodyAmounts = factKeys.filter(isMoney).map(bodyPathOf)

/** Shows the form of the facts that policies ask about the enterprise, with the source of each value. */
export function FactsForm({ record, onDone, onCancel }: PartProps) {
  const outbox = useOutbox()
  const { choicesOf, absent } = useDictionaries()
  const { enId } = record
  const lastYear = Number(isoDay(cityNow()).slice(0, 4)) - 1
  const draft = useDraft({
    form: draftForms.facts,
    record: enId,
    schemaVersion: DRAFT_SCHEMA,
    blank: factValues(record, lastYear),
    fromServer: { base: record, shape: Enterprise, toValues: (one) => factValues(one, lastYear) },
  })
  const form = useDraftForm({
    draft,
    title: partTitles.facts,
    href: editHref('facts', enId),
    schema: factSchema,
    labels,
    changes: recordOf(enId),
    refusals: (problems, values, base = record) => factRefusals(problems, factChanges(values, base)),
    bodyLabels,
    bodyAmounts,
    send: (values, base = record) => {
      const attributes = factChanges(values, base)
      const body = { id: enId, ...versionFor(outbox, enId, base.version), attributes }
      return attributes.length > 0 ? [enterprise.save, { body }] : undefined
    },
    onSent: onDone,
  })
  const { Field, bind } = form
  const fieldOf = (key: FactKey) => {
    const known = record.attributes.find((one) => one.key === key)
    const { kind } = attributeKinds[key]
    const choices = kind === 'flag' ? { options: ['是', '否'] } : { options: choicesOf('tax_grade'), absent }
    return (
      <Field key={key} name={key}>
        {(field) => {
          const bound = { ...bind<Typed>(field), source: known && originText(known) }
          if (kind !== 'number') return <SelectField {...bound} value={textOf(bound.value)} {...choices} />
          return isMoney(key) ? <MoneyField {...bound} /> : <NumberField {...bound} {...writingOf(key)} />
        }}
      </Field>
    )
  }
  const years = Array.from({ length: YEARS }, (_, back) => String(lastYear - back))
  return (
    <DraftForm form={form} submitLabel="保存" onCancel={onCancel}>
      {factGroups.map(({ title, keys }, at) => (
        <Columns key={title} title={title}>
          {at === 0 && (
            <Field name="year">
              {(field) => <SelectField {...bind(field)} options={years} hint="经营和研发数据的所属年度" />}
            </Field>
          )}
          {keys.map(fieldOf)}
        </Columns>
      ))}
    </DraftForm>
  )
}

const textOf = (value: Typed) => (typeof value === 'string' ? value : '')
