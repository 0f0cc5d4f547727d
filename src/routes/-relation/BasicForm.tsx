import { useQuery } from '@tanstack/react-query'
import { type BasicForm as Body, enterprise } from '#api/enterprise.ts'
import { targetScales } from '#api/policy-words.ts'
import { send } from '#offline/outbox/outbox.ts'
import { useOutbox } from '#offline/view.ts'
import { Columns } from '#ui/form/Columns.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { basicLabels, basicProblems, basicValues } from './basic.ts'
import { choicesQuery } from './choices.ts'
import { EditFrame } from './EditFrame.tsx'
import type { PartProps } from './parts.ts'
import { draftKeyOf, editHref, partTitles, recordOf, versionFor } from './record.ts'
import { useEdit } from './useEdit.ts'

/** What the enterprise itself keeps up to date: what it does, where it is, whom to ask. */
export function BasicForm({ record, draft, onDone, onCancel }: PartProps) {
  const outbox = useOutbox()
  const { data: dicts } = useQuery(choicesQuery)
  const namesOf = (type: string) =>
    dicts?.[type]?.map(({ code, name }) => ({ value: code, label: name })) ?? []
  const { enId } = record
  const edit = useEdit({
    draftKey: draftKeyOf('basic', enId),
    title: partTitles.basic,
    href: editHref('basic', enId),
    start: basicValues(record),
    draft,
    record,
    labels: basicLabels,
    check: basicProblems,
    refusalsOf: ({ problems = [] }) => new Map(problems.map((one) => [one.field, one.errorMessage])),
    async submit(values, base) {
      // The check has let only a scale of the list through.
      const body = { ...(values as Body), id: enId, ...versionFor(outbox, enId, base.version) }
      await send(
        enterprise.saveBasic,
        { body },
        {
          title: partTitles.basic,
          record: recordOf(enId),
          draft: draftKeyOf('basic', enId),
          base,
          labels: basicLabels,
        },
      )
      onDone()
    },
  })
  const { bind } = edit
  return (
    <EditFrame edit={edit} title={partTitles.basic} onCancel={onCancel}>
      <Columns title={partTitles.basic}>
        <TextArea {...bind('mainBusiness')} required rows={2} limit={200} />
        <SelectField {...bind('district')} required options={namesOf('district')} />
        <SelectField {...bind('industry')} required options={namesOf('industry')} />
        <SelectField
          {...bind('scale')}
          required
          options={targetScales.map((scale) => ({ value: scale, label: `${scale}型` }))}
        />
        <TextField {...bind('address')} required autoComplete="street-address" />
        <TextField {...bind('contactName')} required autoComplete="name" />
        <TextField {...bind('contactPhone')} required type="tel" autoComplete="tel" hint="11 位手机号" />
        <TextField {...bind('website')} type="url" placeholder="https://" />
        <TextArea {...bind('intro')} rows={5} limit={1000} />
      </Columns>
    </EditFrame>
  )
}
