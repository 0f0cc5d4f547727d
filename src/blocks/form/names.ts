import { getBy } from '@tanstack/react-form'
import { isAttachment } from '#lib/attachment.ts'
import type { Step } from '#ui/form/Stepper.tsx'

/** A step of a form with the fields that stand in it, in their order, by name or by the beginning of their names. */
export interface FormStep<Key extends string = string> extends Step {
  key: Key
  fields: readonly string[]
}

/** Words of the fields by their names; `materials` also covers what lies inside it. */
export type Labels = Readonly<Record<string, string>>

/** Compares without building strings, since it is called for every field at every key that is typed. */
const belongs = (name: string, field: string) =>
  name.startsWith(field) && (name.length === field.length || '[.'.includes(name[field.length]!))

/** The key of the step that a field stands in; that of the last step where it stands in none. */
export function stepOf<Key extends string>(steps: readonly FormStep<Key>[], name: string): Key {
  const found = steps.find((step) => step.fields.some((field) => belongs(name, field)))
  return (found ?? steps.at(-1)!).key
}

/** A field's place in the form, for sorting: step by step, and as the fields stand there. */
export function placeOf(steps: readonly FormStep[], name: string): number {
  const place = steps.flatMap((step) => step.fields).findIndex((field) => belongs(name, field))
  return place * 1000 + Number(/\d+/.exec(name)?.[0] ?? 0)
}

/**
 * The name of the field that something at a path of the values belongs to: `materials.0.files.1.size` is about
 * `materials[0].files`, since a list of files or of words is one field.
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

/** The same name for every row of a list: `people[2].phone` is called as `people.phone`. */
export const withoutRow = (name: string): string => name.replaceAll(/\[\d+\]/g, '')

/**
 * How a field is called: by its own word, in a row of a list after the row's number, by the name of the paper it is a slot
 * for, or by what it lies in.
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
