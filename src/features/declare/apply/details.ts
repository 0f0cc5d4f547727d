import * as v from 'valibot'
import type { Declaration } from '#api/declaration.ts'
import type { Enterprise } from '#api/enterprise.ts'
import { detailsOf, readDetails } from '#api/item-details.ts'
import type { Details as SentDetails, ItemField } from '#api/item-fields.ts'
import { sourceText } from '#rules/fact-sources.ts'
import type { Typed } from '#ui/form/typed.ts'

type Details = Record<string, Typed>
type Fields = readonly ItemField[]

/** Item's own fields, with the common form to which some of them are compared. */
interface Compared {
  details: Details
  form: Record<string, unknown>
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Adds the common form to the item's own fields, because the schema of a part sees nothing of its neighbours. */
export const withComparedForm = (values: unknown): unknown =>
  isObject(values) ? { ...values, details: { details: values['details'], form: values['form'] } } : values

/** Returns the rules of an item's own fields; the city judges by the same function (`readDetails`). */
export const detailsSchema = (fields: Fields) =>
  v.pipe(
    v.custom<Compared>((value) => isObject(value) && isObject(value['details']) && isObject(value['form'])),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      const { details, problems } = readDetails(fields, value.details, value.form)
      for (const { key, message } of problems) {
        const input = value.details
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] })
      }
      return problems.length > 0 ? NEVER : details
    }),
  )

const isNumeric = ({ kind }: ItemField) => kind === 'number' || kind === 'money'

/**
 * Returns the values of an item's own fields: empty, or as known where the known value is of the field's kind. An
 * earlier declaration of another item so brings along the fields that both have.
 */
export const detailValues = (fields: Fields, known: Details = {}): Details =>
  Object.fromEntries(
    fields
      .filter(({ kind }) => kind !== 'ratio')
      .map((field) => {
        const value = new Map(Object.entries(known)).get(field.key)
        const blank = isNumeric(field) ? undefined : ''
        return [field.key, typeof value === (isNumeric(field) ? 'number' : 'string') ? value : blank]
      }),
  )

/** Returns the values of an item's own fields from a declaration of the city. */
export const detailsFrom = (fields: Fields, declaration: Pick<Declaration, 'form' | 'details'>): Details =>
  detailValues(fields, detailsOf(declaration))

/** Returns the values that the enterprise's profile has for an item's own fields, and the source of each by field. */
export function knownDetails(fields: Fields, enterprise: Enterprise | undefined) {
  const known: SentDetails = {}
  const sources: Record<string, string> = {}
  for (const { key, prefill } of fields) {
    const attribute = prefill && enterprise?.attributes.find((one) => one.key === prefill)
    if (!attribute || typeof attribute.value === 'boolean' || attribute.value === undefined) continue
    known[key] = attribute.value
    sources[`details.${key}`] = sourceText(attribute)
  }
  return { known, sources }
}

/**
 * Returns the values of a kept draft in today's shape: a version before kept the R&D cost in the common form, for every
 * item.
 */
export function migrated(kept: unknown): unknown {
  if (!isObject(kept) || !isObject(kept['form']) || 'details' in kept) return kept
  return { ...kept, details: { rdCost: kept['form']['rdCost'] } }
}
