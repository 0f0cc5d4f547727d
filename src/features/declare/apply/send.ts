import type { Declaration } from '#api/declaration.ts'
import { declarationFields } from '#api/declaration-fields.ts'
import { declare, type CreateBody } from '#api/declare.ts'
import type { Input } from '#api/call/endpoint.ts'
import type { FieldError } from '#api/call/error.ts'
import { blankOf, inside } from '#blocks/form/fields.ts'
import { isoDay } from '#lib/dates.ts'
import type { DeclareItem } from '#api/declare-item.ts'
import { supplement } from '#rules/supplement.ts'
import type { Checked, Values } from './schema.ts'
import type { Paper } from './supplement.ts'

type Papers = readonly Pick<Paper, 'name'>[]

/** What is sent to the city: what the schema has let through, its papers in one list. */
export function toBody(
  { childrenName, form, materials }: Checked,
  item: Pick<DeclareItem, 'id' | 'formKey'>,
  enId: string,
): CreateBody {
  return {
    declareEntId: item.id,
    declareEnId: enId,
    type: item.formKey,
    ...(childrenName ? { childrenName } : {}),
    form,
    materials: materials.flatMap(({ name, files }) => files.map((file) => ({ ...file, name }))),
  }
}

type Call = typeof declare.create | typeof declare.update

/** The call that hands it in: a new declaration, or the mended one. */
export function handIn(
  body: CreateBody,
  base: Pick<Declaration, 'id' | 'version'> | undefined,
): readonly [Call, Input<Call>] {
  if (!base) return [declare.create, { body }]
  const { id, version } = base
  return [declare.update, { body: { ...body, id, version, action: 'resubmit' } }]
}

/** The draft that a declaration at the city becomes when it is opened again; papers that have no slot stay out. */
export function toValues(declaration: Declaration, papers: Papers): Values {
  // Computed from the two beside it.
  const { rdRatio: _, ...form } = { rdRatio: 0, ...emptyForm, ...declaration.form }
  return {
    childrenName: declaration.childrenName ?? '',
    form: { ...form, startDate: dayOf(form.startDate), endDate: dayOf(form.endDate) },
    materials: papers.map(({ name }) => ({
      name,
      files: declaration.materials
        .filter((one) => one.name === name)
        .map(({ filePath, fileName, size, type }) => ({ filePath, fileName, size, type })),
    })),
    agreed: false,
  }
}

/** A new declaration from an earlier one: all but its days, which have passed, and a sub-item of another item. */
export function copyOf(earlier: Declaration, papers: Papers): Values {
  const values = toValues(earlier, papers)
  return { ...values, childrenName: '', form: { ...values.form, startDate: '', endDate: '' } }
}

const dayOf = (date: string): string => (date.length > 10 ? isoDay(date) : date)

const emptyForm: Values['form'] = blankOf(inside(declarationFields, 'form'))

/** The form before anything is typed, but for what is known. */
export const blankValues = (papers: Papers, known: Partial<Values['form']> = {}): Values => ({
  childrenName: '',
  form: { ...emptyForm, ...known },
  materials: papers.map(({ name }) => ({ name, files: [] })),
  agreed: false,
})

/** What a reason says that asks for a paper without naming one of the item's: 补充检测报告. */
const asksForPaper = /补充|提供|上传|材料|证明|报告|扫描/

/**
 * What the city asks to be mended of a declaration that it sent back: what it said at fields of the form; and its reason,
 * at each paper that it names; where there is neither but the reason asks for a paper, at the slot for further ones.
 */
export function askedOf(
  { materials, asked = [], reason = '需要补正' }: Declaration,
  papers: Papers,
): FieldError[] {
  const said = refusals(asked, blankValues(papers))
  const named = new Set(materials.filter(({ state }) => state === '需补正').map(({ name }) => name))
  const isAsked =
    named.size > 0
      ? (name: string) => named.has(name)
      : (name: string) => said.size === 0 && name === supplement.name && asksForPaper.test(reason)
  for (const [slot, { name }] of papers.entries()) {
    const field = `materials[${String(slot)}].files`
    if (isAsked(name) && !said.has(field)) said.set(field, reason)
  }
  return [...said].map(([field, errorMessage]) => ({ field, errorMessage }))
}

/**
 * The form's fields that the city's refusals belong to, with their words. Papers are refused as a whole or by their
 * place in the sent list, and found by that place or by their name in the words.
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
