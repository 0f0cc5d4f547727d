import { getBy } from '@tanstack/react-form'
import { isAttachment } from '#lib/attachment.ts'
import type { Step } from '#ui/form/Stepper.tsx'

/** Step of a form with its fields in order, by name or by the beginning of their names. */
export interface FormStep<Key extends string = string> extends Step {
  key: Key
  fields: readonly string[]
}

/** Labels by field name; `materials` also covers the fields inside it. */
export type Labels = Readonly<Record<string, string>>

/**
 * Returns true if a field's name equals another or is nested in it. Builds no strings, because it runs for every field
 * at every keystroke.
 */
const isWithin = (name: string, field: string) =>
  name.startsWith(field) && (name.length === field.length || '[.'.includes(name[field.length]!))

/** Returns the key of a field's step; that of the last step for a field without one. */
export function stepOf<Key extends string>(steps: readonly FormStep<Key>[], name: string): Key {
  const found = steps.find((step) => step.fields.some((field) => isWithin(name, field)))
  return (found ?? steps.at(-1)!).key
}

/** Returns a field's sort order in the form: by step, by field, by row. */
export function placeOf(steps: readonly FormStep[], name: string): number {
  const place = steps.flatMap((step) => step.fields).findIndex((field) => isWithin(name, field))
  return place * 1000 + Number(/\d+/.exec(name)?.[0] ?? 0)
}

/**
 * Returns the name of the field that a path of the values belongs to: `materials.0.files.1.size` belongs to
 * `materials[0].files`, because a list of files or of words is one field.
 */
export function fieldAt(path: string, values: unknown): string {
  let name = ''
  let at: unknown = values
  for (const key of path.split(/[.[\]]+/).filter(Boolean)) {
    if (Array.isArray(at) && at.every((one) => typeof one !== 'object' || isAttachment(one))) break
    if (/^\d+$/.test(key)) name += `[${key}]`
    else name += name ? `.${key}` : key
    at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined
  }
  return name
}

/** Removes row numbers from a field's name: `people[2].phone` becomes `people.phone`. */
export const withoutRow = (name: string): string => name.replaceAll(/\[\d+\]/g, '')

/**
 * Returns a field's label: its own, after the row's number inside a list, the paper's name for a slot, or the label of
 * its parent.
 */
export function labelOf(name: string, labels: Labels, values: unknown): string {
  const [, slot, at] = /^(.+\[(\d+)\])\.\w+$/.exec(name) ?? []
  const paper: unknown = slot && getBy(values, slot)
  if (typeof paper === 'object' && paper !== null && 'files' in paper && 'name' in paper)
    return String(paper.name)
  const plain = withoutRow(name)
  if (at && labels[plain]) return `第 ${String(Number(at) + 1)} 行 ${labels[plain]}`
  return labels[name] ?? labels[plain] ?? labels[plain.split('.')[0] ?? ''] ?? name
}
