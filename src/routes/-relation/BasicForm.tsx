import { Enterprise, enterprise } from '#api/enterprise.ts'
import { targetScales } from '#api/policy-words.ts'
import { useDictionaries } from '#blocks/dictionaries.ts'
import { DraftForm } from '#blocks/form/DraftForm.tsx'
import { useDraft } from '#blocks/form/useDraft.ts'
import { useDraftForm } from '#blocks/form/useDraftForm.ts'
import { webAddress } from '#lib/web-address.ts'
import { useOutbox } from '#offline/view.ts'
import { Columns } from '#ui/form/Columns.tsx'
import { PhoneField } from '#ui/form/PhoneField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { basicBody, basicLabels, basicSchema, basicValues } from './basic.ts'
import type { PartProps } from './parts.ts'
import { DRAFT_SCHEMA, draftForms, editHref, partTitles, recordOf, versionFor } from './record.ts'

/** Shows the form of the data that the enterprise itself maintains: business, address, contact. */
export function BasicForm({ record, onDone, onCancel }: PartProps) {
  const outbox = useOutbox()
  const { choicesOf, absent } = useDictionaries()
  const { enId } = record
  const draft = useDraft({
    form: draftForms.basic,
    record: enId,
    schemaVersion: DRAFT_SCHEMA,
    blank: basicValues(record),
    fromServer: { base: record, shape: Enterprise, toValues: basicValues },
  })
  const form = useDraftForm({
    draft,
    title: partTitles.basic,
    href: editHref('basic', enId),
    schema: basicSchema,
    labels: basicLabels,
    changes: recordOf(enId),
    later: absent ? dictionaryFields : undefined,
    send: (values, base = record) => [
      enterprise.saveBasic,
      { body: { ...basicBody(values), id: enId, ...versionFor(outbox, enId, base.version) } },
    ],
    onSent: onDone,
  })
  const { Field, bind } = form
  return (
    <DraftForm form={form} submitLabel="保存" onCancel={onCancel}>
      <Columns title={partTitles.basic}>
        <Field name="mainBusiness">
          {(field) => <TextArea {...bind(field)} required rows={2} limit={200} />}
        </Field>
        <Field name="district">
          {(field) => (
            <SelectField {...bind(field)} required options={choicesOf('district')} absent={absent} />
          )}
        </Field>
        <Field name="industry">
          {(field) => (
            <SelectField {...bind(field)} required options={choicesOf('industry')} absent={absent} />
          )}
        </Field>
        <Field name="scale">{(field) => <SelectField {...bind(field)} required options={scales} />}</Field>
        <Field name="address">
          {(field) => <TextField {...bind(field)} required autoComplete="address-line1" />}
        </Field>
        <Field name="contactName">
          {(field) => <TextField {...bind(field)} required autoComplete="name" />}
        </Field>
        <Field name="contactPhone">
          {(field) => <PhoneField {...bind(field)} required hint="11 位手机号" />}
        </Field>
        <Field name="website">
          {(field) => (
            <TextField {...bind(field)} clean={webAddress} inputMode="url" hint="如 www.chengyue.com" />
          )}
        </Field>
        <Field name="intro">{(field) => <TextArea {...bind(field)} rows={5} limit={1000} />}</Field>
      </Columns>
    </DraftForm>
  )
}

/** Required fields whose choices come from the city. */
const dictionaryFields = ['district', 'industry']

const scales = targetScales.map((scale) => ({ value: scale, label: `${scale}型` }))
