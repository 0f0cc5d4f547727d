import type { ZjtxRecord } from '#api/zjtx.ts'
import { Conflict } from '#blocks/form/Conflict.tsx'
import type { Attachment } from '#lib/attachment.ts'
import { timeText } from '#lib/dates.ts'
import { moneyText } from '#lib/money.ts'
import { suggestedSide } from '#offline/outbox/conflict.ts'
import { labels } from './steps.ts'
import type { SpecialForm } from './useSpecial.ts'
import {
  differingFields,
  draftForm,
  moneyKeys,
  differingSlots,
  cityFilesOf,
  pathsOf,
  typedOf,
} from './values.ts'

const isMoney = (key: string) => moneyKeys.some((one) => one === key)

function textOf(key: string, value: unknown): string {
  if (value === undefined || value === '') return ''
  if (typeof value === 'number') return isMoney(key) ? moneyText(value) : String(value)
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (Array.isArray(value))
    return key === 'ip' ? `${String(value.length)} 项` : value.map(String).join('、') || '无'
  return typeof value === 'string' ? value : ''
}

const namesOf = (files: readonly Attachment[]) => files.map(({ fileName }) => fileName).join('、')

/**
 * Shows the conflict of a draft that was also saved elsewhere: the fields and files that differ, and the
 * choice between both versions.
 */
export function DraftConflict({
  form,
  other,
  base,
  onDone,
}: {
  form: SpecialForm
  other: ZjtxRecord
  /** Values that the city last took from this device; undefined where they are not known. */
  base: SpecialForm['values'] | undefined
  onDone: () => void
}) {
  const { form: typed, materials, city } = form.values
  const mine = draftForm(typed)
  const fields = differingFields(mine, other.form)
  // Compares with the blank form for a draft begun without the city's version, so that the city's values are
  // suggested for untouched fields.
  const start = base?.form ?? (city.id ? undefined : form.draft.blank.form)
  const slots = differingSlots(materials, other)
  const applyChoice = (theirs: ReadonlySet<string>) => {
    const read: Partial<Record<string, unknown>> = typedOf(other.form)
    for (const key of fields) {
      if (!theirs.has(key)) continue
      form.set(`form.${key}` as 'form.mainProduct', (read[key] ?? other.form[key] ?? '') as string)
    }
    for (const slot of slots) {
      const { name } = materials[slot]!
      if (theirs.has(name)) form.set(`materials[${slot}].files`, cityFilesOf(other, name))
    }
    onDone()
  }
  return (
    <Conflict
      title="草稿已在其他设备上修改"
      lead={`市平台的草稿 ${timeText(other.updateTime)} 保存。请逐项选择保留的内容：`}
      fields={[
        ...fields.map((key) => ({
          name: key,
          label: labels[`form.${key}`] ?? key,
          mine: textOf(key, mine[key]),
          theirs: textOf(key, other.form[key]),
          suggested: suggestedSide(
            start !== undefined && !differingFields(mine, draftForm(start)).includes(key),
          ),
        })),
        ...slots.map((slot) => {
          const { name, files } = materials[slot]!
          const before = base?.materials.find((one) => one.name === name)
          return {
            name,
            label: name,
            mine: namesOf(files),
            theirs: namesOf(cityFilesOf(other, name)),
            suggested: suggestedSide(before !== undefined && pathsOf(before.files) === pathsOf(files)),
          }
        }),
      ]}
      onChosen={applyChoice}
    />
  )
}
