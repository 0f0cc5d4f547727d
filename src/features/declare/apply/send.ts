import type { Declaration } from '#api/declaration.ts'
import { declarationFields } from '#api/declaration-fields.ts'
import { declare, type CreateBody } from '#api/declare.ts'
import type { Input } from '#api/call/endpoint.ts'
import type { FieldError } from '#api/call/error.ts'
import { detailsOf } from '#api/item-details.ts'
import type { Details, ItemField } from '#api/item-fields.ts'
import { blankOf, fieldsOfPart } from '#blocks/form/fields.ts'
import { isoDay } from '#lib/dates.ts'
import { correctionProblem } from '#rules/correction.ts'
import type { DeclareItem } from '#api/declare-item.ts'
import { detailsFrom, detailValues } from './details.ts'
import type { Checked, Values } from './schema.ts'
import type { Paper } from './supplement.ts'

/** Papers and fields that the item asks for. */
interface Asked {
  papers: readonly Pick<Paper, 'name'>[]
  fields?: readonly ItemField[]
}

/** Returns the body of the call: the checked values, with the papers in one list. */
export function toBody(
  { childrenName, form, details, materials }: Checked,
  item: Pick<DeclareItem, 'id' | 'formKey'>,
  enId: string,
): CreateBody {
  return {
    declareEntId: item.id,
    declareEnId: enId,
    type: item.formKey,
    ...(childrenName ? { childrenName } : {}),
    form,
    ...(Object.keys(details).length > 0 ? { details } : {}),
    materials: materials.flatMap(({ name, files }) => files.map((file) => ({ ...file, name }))),
  }
}

type Call = typeof declare.create | typeof declare.update

/** Returns the call that submits a declaration: a new one, or a corrected one. */
export function handIn(
  body: CreateBody,
  base: Pick<Declaration, 'id' | 'version'> | undefined,
): readonly [Call, Input<Call>] {
  if (!base) return [declare.create, { body }]
  const { id, version } = base
  return [declare.update, { body: { ...body, id, version, action: 'resubmit' } }]
}

/** Returns why a corrected body cannot be submitted; undefined for a new declaration. */
export function unchangedIn(body: CreateBody, base: Declaration | undefined): string | undefined {
  if (!base) return undefined
  const { rdCost: _, ...form } = { rdCost: 0, ...base.form }
  return correctionProblem({ ...base, form, details: detailsOf(base) }, body)
}

/** Converts a declaration from the city to the values of a draft; papers without a slot are left out. */
export function toValues(declaration: Declaration, { papers, fields = [] }: Asked): Values {
  const { rdCost: _, ...form } = { rdCost: 0, ...emptyForm, ...declaration.form }
  return {
    childrenName: declaration.childrenName ?? '',
    form: { ...form, startDate: dayOf(form.startDate), endDate: dayOf(form.endDate) },
    details: detailsFrom(fields, declaration),
    materials: papers.map(({ name }) => ({
      name,
      files: declaration.materials
        .filter((one) => one.name === name)
        .map(({ filePath, fileName, size, type }) => ({ filePath, fileName, size, type })),
    })),
    agreed: false,
  }
}

/**
 * Converts an earlier declaration to the values of a new one, without its dates, which have passed, and its sub-item,
 * which belongs to another item. Fields that the earlier item did not ask for begin with the known values.
 */
export function copyOf(earlier: Declaration, asked: Asked, known: Details = {}): Values {
  const values = toValues({ ...earlier, details: { ...known, ...detailsOf(earlier) } }, asked)
  return { ...values, childrenName: '', form: { ...values.form, startDate: '', endDate: '' } }
}

const dayOf = (date: string): string => (date.length > 10 ? isoDay(date) : date)

const emptyForm: Values['form'] = blankOf(fieldsOfPart(declarationFields, 'form'))

/** Returns the empty form, filled in with the known values. */
export const blankValues = (
  { papers, fields = [] }: Asked,
  known: Partial<Values['form']> = {},
  knownDetails: Values['details'] = {},
): Values => ({
  childrenName: '',
  form: { ...emptyForm, ...known },
  details: detailValues(fields, knownDetails),
  materials: papers.map(({ name }) => ({ name, files: [] })),
  agreed: false,
})

/**
 * Returns the corrections that the city asks for in a returned declaration: its errors at fields of the form, and its
 * reason at each paper that it names; empty if it names nothing, because any change will do then.
 */
export function askedOf(
  { materials, asked = [], reason = '需要补正' }: Declaration,
  papers: Asked['papers'],
): FieldError[] {
  const errors = refusals(asked, blankValues({ papers }))
  const named = new Set(materials.filter(({ state }) => state === '需补正').map(({ name }) => name))
  for (const [slot, { name }] of papers.entries()) {
    const field = `materials[${String(slot)}].files`
    if (named.has(name) && !errors.has(field)) errors.set(field, reason)
  }
  return [...errors].map(([field, errorMessage]) => ({ field, errorMessage }))
}

/**
 * Assigns the city's errors to fields of the form, with their texts. An error about papers concerns them as a whole
 * or a place in the sent list; it is assigned by that place or by the paper's name in its text.
 */
export function refusals(problems: readonly FieldError[], { materials }: Values): Map<string, string> {
  const sent = materials.flatMap(({ files }, slot) => files.map(() => slot))
  const found = new Map<string, string>()
  for (const { field, errorMessage } of problems) {
    const place = /^materials(?:\.(\d+)|$)/.exec(field)
    const named = materials.findIndex((slot) => errorMessage.includes(slot.name))
    const slot = place?.[1] === undefined ? named : (sent[Number(place[1])] ?? named)
    const name = place ? `materials[${String(Math.max(0, slot))}].files` : field
    found.set(name, [found.get(name), errorMessage].filter(Boolean).join('；'))
  }
  return found
}
