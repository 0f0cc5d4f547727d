import type { ZjtxRecord } from '#api/zjtx.ts'
import { Conflict } from '#blocks/form/Conflict.tsx'
import type { Attachment } from '#lib/attachment.ts'
import { timeText } from '#lib/dates.ts'
import { moneyText } from '#lib/money.ts'
import { suggestedSide } from '#offline/outbox/conflict.ts'
import { labels } from './steps.ts'
import type { SpecialForm } from './useSpecial.ts'
import { differing, draftForm, moneyKeys, papersApart, papersIn, pathsOf, typedOf } from './values.ts'

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

/** The same draft was saved from elsewhere: what of its fields and papers differs, and which of the two shall hold. */
export function Elsewhere({
  form,
  other,
  base,
  onDone,
}: {
  form: SpecialForm
  other: ZjtxRecord
  /** The form as the city last took it from this device; undefined where that is not known. */
  base: SpecialForm['values'] | undefined
  onDone: () => void
}) {
  const { form: typed, materials, city } = form.values
  const mine = draftForm(typed)
  const fields = differing(mine, other.form)
  // One that was begun here without a look at the city's: what nobody has typed yields to what stands there.
  const start = base?.form ?? (city.id ? undefined : form.draft.blank.form)
  const slots = papersApart(materials, other)
  const settle = (theirs: ReadonlySet<string>) => {
    const read: Partial<Record<string, unknown>> = typedOf(other.form)
    for (const key of fields) {
      if (!theirs.has(key)) continue
      form.set(`form.${key}` as 'form.mainProduct', (read[key] ?? other.form[key] ?? '') as string)
    }
    for (const slot of slots) {
      const { name } = materials[slot]!
      if (theirs.has(name)) form.set(`materials[${slot}].files`, papersIn(other, name))
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
          suggested: suggestedSide(start !== undefined && !differing(mine, draftForm(start)).includes(key)),
        })),
        ...slots.map((slot) => {
          const { name, files } = materials[slot]!
          const before = base?.materials.find((one) => one.name === name)
          return {
            name,
            label: name,
            mine: namesOf(files),
            theirs: namesOf(papersIn(other, name)),
            suggested: suggestedSide(before !== undefined && pathsOf(before.files) === pathsOf(files)),
          }
        }),
      ]}
      onChosen={settle}
    />
  )
}
