import { useQuery } from '@tanstack/react-query'
import { attributeKinds } from '#api/attribute.ts'
import { enterprise } from '#api/enterprise.ts'
import { isoDay } from '#lib/dates.ts'
import { send } from '#offline/outbox/outbox.ts'
import { useOutbox } from '#offline/view.ts'
import { Columns } from '#ui/form/Columns.tsx'
import type { Typed } from '#ui/form/typed.ts'
import { MoneyField } from '#ui/form/MoneyField.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { choicesQuery } from './choices.ts'
import { EditFrame } from './EditFrame.tsx'
import { factGroups, type FactKey, factKeys } from '#features/enterprise/fact-groups.ts'
import {
  factChanges,
  factProblems,
  factRefusals,
  factValues,
  isMoney,
  originText,
  writingOf,
} from './facts.ts'
import type { PartProps } from './parts.ts'
import { draftKeyOf, editHref, partTitles, recordOf, versionFor } from './record.ts'
import { useEdit } from './useEdit.ts'

/** Years back that figures may be of. */
const YEARS = 4

const labels: Record<string, string> = {
  year: '数据年度',
  ...Object.fromEntries(factKeys.map((key) => [key, attributeKinds[key].label])),
}
/** The same for a conflict, which shows amounts as they are sent. */
const bodyLabels = Object.fromEntries(
  factKeys.map((key) => [`attributes.${key}`, `${labels[key] ?? key}${isMoney(key) ? '（元）' : ''}`]),
)

/** What policies ask about the enterprise, with where each value comes from. */
export function FactsForm({ record, draft, onDone, onCancel }: PartProps) {
  const outbox = useOutbox()
  const { data: dicts } = useQuery(choicesQuery)
  const { enId } = record
  const lastYear = Number(isoDay(Date.now()).slice(0, 4)) - 1
  const edit = useEdit({
    draftKey: draftKeyOf('facts', enId),
    title: partTitles.facts,
    href: editHref('facts', enId),
    start: factValues(record, lastYear),
    draft,
    record,
    labels,
    check: factProblems,
    refusalsOf: ({ problems = [] }, values, base) => factRefusals(problems, factChanges(values, base)),
    async submit(values, base) {
      const attributes = factChanges(values, base)
      if (attributes.length === 0) showToast('没有修改，无需保存')
      else
        await send(
          enterprise.save,
          { body: { id: enId, ...versionFor(outbox, enId, base.version), attributes } },
          {
            title: partTitles.facts,
            record: recordOf(enId),
            draft: draftKeyOf('facts', enId),
            base,
            labels: bodyLabels,
          },
        )
      onDone(attributes.length > 0)
    },
  })
  const grades = dicts?.['tax_grade']?.map(({ code, name }) => ({ value: code, label: name })) ?? []
  const fieldOf = (key: FactKey) => {
    const known = record.attributes.find((one) => one.key === key)
    const field = { ...edit.bind(key), source: known && originText(known) }
    const { kind } = attributeKinds[key]
    if (kind === 'number')
      return isMoney(key) ? (
        <MoneyField key={key} {...field} />
      ) : (
        <NumberField key={key} {...field} {...writingOf(key)} />
      )
    const options = kind === 'flag' ? ['是', '否'] : grades
    return <SelectField key={key} {...field} value={textOf(field.value)} options={options} />
  }
  const year = edit.bind('year')
  const years = Array.from({ length: YEARS }, (_, back) => String(lastYear - back))
  return (
    <EditFrame edit={edit} title={partTitles.facts} onCancel={onCancel}>
      {factGroups.map(({ title, keys }, at) => (
        <Columns key={title} title={title}>
          {at === 0 && <SelectField {...year} options={years} hint="经营和研发数据属于哪一年" />}
          {keys.map(fieldOf)}
        </Columns>
      ))}
    </EditFrame>
  )
}

const textOf = (value: Typed) => (typeof value === 'string' ? value : '')
