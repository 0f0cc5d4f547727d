import type { Declaration, DeclarationForm } from '#api/declaration.ts'
import type { CreateBody } from '#api/declare.ts'
import type { FieldError } from '#api/call/error.ts'
import { isoDay } from '#lib/dates.ts'
import type { DeclareItem } from '#api/declare-item.ts'
import { ratioOf, type Values } from './schema.ts'

/** What is sent to the city: the draft with its ratio, its papers in one list. Only for values that the schema has passed. */
export function toBody(values: Values, item: Pick<DeclareItem, 'id' | 'formKey'>, enId: string): CreateBody {
  const { childrenName, form, materials } = values
  return {
    declareEntId: item.id,
    declareEnId: enId,
    type: item.formKey,
    ...(childrenName ? { childrenName } : {}),
    // The schema has let only numbers through.
    form: { ...form, rdRatio: ratioOf(form) ?? 0 } as DeclarationForm,
    materials: materials.flatMap(({ name, files }) => files.map((file) => ({ ...file, name }))),
  }
}

/** The draft that a declaration at the city becomes when it is opened again; papers that the item no longer asks for stay out. */
export function toValues(declaration: Declaration, item: Pick<DeclareItem, 'materials'>): Values {
  const { rdRatio: _, ...form } = declaration.form ?? { ...emptyForm, rdRatio: 0 }
  return {
    childrenName: declaration.childrenName ?? '',
    form: { ...form, startDate: dayOf(form.startDate), endDate: dayOf(form.endDate) },
    materials: item.materials.map(({ name }) => ({
      name,
      files: declaration.materials
        .filter((one) => one.name === name)
        .map(({ filePath, fileName, size, type }) => ({ filePath, fileName, size, type })),
    })),
    agreed: false,
  }
}

const dayOf = (date: string): string => (date.length > 10 ? isoDay(date) : date)

/** The form before anything is typed. */
export const emptyForm: Values['form'] = {
  revenue: undefined,
  rdCost: undefined,
  employees: undefined,
  applyAmount: undefined,
  projectName: '',
  projectSummary: '',
  startDate: '',
  endDate: '',
  contactName: '',
  contactPhone: '',
}

/** An empty draft for an item. */
export const emptyValues = (item: Pick<DeclareItem, 'materials'>): Values => ({
  childrenName: '',
  form: emptyForm,
  materials: item.materials.map(({ name }) => ({ name, files: [] })),
  agreed: false,
})

/**
 * The form's fields that the city's refusals belong to, with their words. Papers are refused as a whole or by their
 * place in the sent list, and found by that place or by their name in the words.
 */
export function refusals(problems: readonly FieldError[], { materials }: Values): Map<string, string> {
  const sent = materials.flatMap(({ files }, slot) => files.map(() => slot))
  const found = new Map<string, string>()
  for (const { field, errorMessage } of problems) {
    const place = /^materials(?:\.(\d+))?/.exec(field)
    const named = materials.findIndex((slot) => errorMessage.includes(slot.name))
    const slot = place?.[1] === undefined ? named : (sent[Number(place[1])] ?? named)
    const name = place ? `materials[${String(Math.max(0, slot))}].files` : field
    found.set(name, [found.get(name), errorMessage].filter(Boolean).join('；'))
  }
  return found
}
