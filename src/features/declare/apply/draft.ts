import * as v from 'valibot'
import type { DeclareItem } from '#api/declare-item.ts'
import { StoredFile } from '#api/call/shape.ts'
import { fileIdOf } from '#offline/drafts/files.ts'
import type { DraftKey, LocalFile } from '#offline/outbox/item.ts'
import type { Slot, Values } from './schema.ts'
import { emptyForm, emptyValues } from './send.ts'
import { labels } from './steps.ts'

/** Version of the shape of {@link Values}; raise it when they change. */
export const DRAFT_SCHEMA = 1

const FORM = 'declare-apply'

/** Where the draft of a new declaration (its item's id) or of a returned one (its own id) rests. */
export const draftKey = (record: string): DraftKey => ({ form: FORM, record })

/** True for drafts of this form. */
export const isApplyDraft = (key: DraftKey): boolean => key.form === FORM

const typed = v.union([v.number(), v.string(), v.undefined()])
const kinds = {
  revenue: typed,
  rdCost: typed,
  employees: typed,
  applyAmount: typed,
  projectName: v.string(),
  projectSummary: v.string(),
  startDate: v.string(),
  endDate: v.string(),
  contactName: v.string(),
  contactPhone: v.string(),
} satisfies Record<keyof Values['form'], v.GenericSchema>
const Form = v.object(kinds)

const Kept = v.object({
  childrenName: v.fallback(v.string(), ''),
  form: v.record(v.string(), v.unknown()),
  materials: v.array(v.object({ name: v.string(), files: v.array(StoredFile) })),
})

/** A draft as far as it can be read. */
export interface Restored {
  values: Values
  /** True where another version of the form kept it. */
  foreign: boolean
  /** Labels of what could not be taken over. */
  lost: string[]
}

/**
 * Reads what the device kept, whichever version of the form wrote it: field by field, and what cannot be read is named.
 * Papers are put into the item's slots by name.
 */
export function readDraft(
  draft: { values: unknown; schema: number },
  item: Pick<DeclareItem, 'materials'>,
): Restored {
  const foreign = draft.schema !== DRAFT_SCHEMA
  const empty = emptyValues(item)
  const kept = v.safeParse(v.partial(Kept), draft.values)
  if (!kept.success) return { values: empty, foreign, lost: ['全部内容'] }
  const { childrenName = '', form = {}, materials = [] } = kept.output
  const unread = Object.entries(kinds).flatMap(([name, kind]) => (v.is(kind, form[name]) ? [] : [name]))
  const read = Object.entries(form).filter(([name]) => !unread.includes(name))
  const lost: string[] = Object.entries(labels).flatMap(([path, label]) =>
    unread.some((name) => path === `form.${name}`) ? [label] : [],
  )
  const slots: Slot[] = empty.materials.map((slot) => materials.find((one) => one.name === slot.name) ?? slot)
  for (const { name, files } of materials)
    if (files.length && !slots.some((slot) => slot.name === name)) lost.push(name)
  return {
    values: {
      childrenName,
      form: v.parse(Form, { ...emptyForm, ...Object.fromEntries(read) }),
      materials: slots,
      agreed: false,
    },
    foreign,
    lost,
  }
}

/** The files of a draft whose bytes rest on this device. */
export function localFiles({ materials }: Values): LocalFile[] {
  return materials.flatMap(({ files }) =>
    files.flatMap(({ filePath, fileName, size, type }) => {
      const fileId = fileIdOf(filePath)
      return fileId ? [{ fileId, name: fileName, size, type }] : []
    }),
  )
}
