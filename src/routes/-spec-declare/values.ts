import * as v from 'valibot'
import { ZjtxForm, type ZjtxRecord } from '#api/zjtx.ts'
import { StoredFile } from '#api/call/shape.ts'
import type { DeclareItem } from '#api/declare-item.ts'
import { zjtxFields } from '#api/zjtx-fields.ts'
import { blankOf, fieldsOfPart, formatsOf, type ValuesOf } from '#blocks/form/fields.ts'
import { withoutEmpty } from '#blocks/form/filled.ts'
import type { Shown } from '#blocks/form/shown.ts'
import type { Attachment } from '#lib/attachment.ts'
import type { SrdiAnswers } from '#rules/srdi/answers.ts'
import { classOneOf } from '#rules/srdi/ip.ts'
import { draftIp, filledIp, type IpRow, cityIp, filledIndexes, typedIp } from './ip-rows.ts'

const formFields = fieldsOfPart(zjtxFields, 'form')
const fieldWords = formatsOf(formFields)
/** Names of the fields with amounts in 元. */
export const moneyKeys = fieldWords.amounts
export type MoneyKey = (typeof moneyKeys)[number]

/** Other numeric fields, with their notation. */
export const numberKeys = fieldWords.numbers

/** Typed values of the form; a string where a number could not be read. */
export interface Values {
  form: ValuesOf<typeof formFields> & { ip: IpRow[] }
  materials: { name: string; files: Attachment[] }[]
  agreed: boolean
  /** Draft at the city as last seen by this device; an empty id without one. */
  city: { id: string; version: number }
}

type Papers = DeclareItem['materials']

/**
 * Value for "none of these" in a list of choices, which is sent as an empty list: a missing list is no
 * answer.
 */
const NONE = '无'

/** Converts a list of choices between the value of its field and the value in the form; see `NONE`. */
export const severalOf = {
  shown: (typed: readonly string[]): string[] | undefined =>
    typed.length ? typed.filter((one) => one !== NONE) : undefined,
  typed: (shown: readonly string[] | undefined): string[] =>
    shown?.length === 0 ? [NONE] : [...(shown ?? [])],
}

/** Values of an empty form. */
export const emptyForm: Values['form'] = { ...blankOf(formFields), ip: [] }

/** Returns the initial values: the known ones, and the files of an earlier declaration. */
export const blankValues = (
  papers: Papers,
  known: Partial<Values['form']>,
  earlier?: Pick<ZjtxRecord, 'materials'>,
): Values => ({
  form: { ...emptyForm, ...known },
  materials: papers.map(({ name }) => ({ name, files: earlier ? cityFilesOf(earlier, name) : [] })),
  agreed: false,
  city: { id: '', version: 0 },
})

const flagText = (value: boolean | undefined) => (value === undefined ? '' : value ? '是' : '否')

/** Converts fields of the city's form whose typed form differs. */
export const typedOf = ({ keyField, topThree, quality, ip = [] }: ZjtxRecord['form']) => ({
  keyField: flagText(keyField),
  topThree: flagText(topThree),
  quality: severalOf.typed(quality),
  ip: ip.map(typedIp),
})

/** Converts the typed values back to the city's form; leaves out unanswered fields. */
const toCityFields = ({ keyField, topThree, quality, ip }: Values['form']) => ({
  ...(keyField ? { keyField: keyField === '是' } : {}),
  ...(topThree ? { topThree: topThree === '是' } : {}),
  ...(quality.length ? { quality: severalOf.shown(quality) } : {}),
  ip: cityIp(ip),
})

/** Returns the city's files of one material. */
export const cityFilesOf = ({ materials }: Pick<ZjtxRecord, 'materials'>, name: string): Attachment[] =>
  materials
    .filter((one) => one.name === name)
    .map(({ filePath, fileName, size, type }) => ({ filePath, fileName, size, type }))

/** Returns the joined paths of files, to compare the files of two drafts. */
export const pathsOf = (files: readonly Pick<Attachment, 'filePath'>[]): string =>
  files.map(({ filePath }) => filePath).join()

/** Returns the indexes of the materials whose files differ between a draft and the city. */
export function differingSlots(slots: Values['materials'], record: Pick<ZjtxRecord, 'materials'>): number[] {
  return slots.flatMap(({ name, files }, slot) =>
    pathsOf(files) === pathsOf(cityFilesOf(record, name)) ? [] : [slot],
  )
}

/** Returns the form values of the city's record; a missing field stays empty. */
export function toValues(record: ZjtxRecord, papers: Papers): Values {
  const { patents: _, ...form } = record.form
  return {
    form: {
      ...emptyForm,
      ...form,
      ...typedOf(record.form),
    },
    materials: papers.map(({ name }) => ({ name, files: cityFilesOf(record, name) })),
    agreed: false,
    city: { id: record.id, version: record.version },
  }
}

const isGiant = ({ form }: Values) => form.tier === '专精特新“小巨人”企业'
/** Fields shown only for a “小巨人” enterprise. A hidden value stays in the draft but is not sent. */
export const shown: Shown<Values> = {
  'form.revenueTwoBefore': isGiant,
  'form.topThree': isGiant,
  'form.keyField': isGiant,
}

/** Returns the fields whose typed form is the city's form, without empty ones. */
const plainFields = ({ keyField: _k, topThree: _t, quality: _q, ip: _i, ...form }: Values['form']) =>
  withoutEmpty(form) as object

/** Returns the form of the request body: without empty fields, with the patents counted. */
const bodyForm = (form: Values['form']): unknown => ({
  ...plainFields(form),
  ...toCityFields(form),
  patents: classOneOf(form.ip),
})

/** Returns the schema of one item's form. The city validates the same again. */
export function schemaFor(papers: Papers) {
  const required = new Set(papers.filter((one) => one.required).map(({ name }) => name))
  const Slot = v.pipe(
    v.object({ name: v.string(), files: v.array(StoredFile) }),
    v.forward(
      v.check(
        ({ name, files }) => files.length > 0 || !required.has(name),
        ({ input }) => `请上传${input.name}`,
      ),
      ['files'],
    ),
  )
  return v.object({
    form: v.pipe(
      v.custom<Values['form']>((form) => typeof form === 'object' && form !== null),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const result = v.safeParse(ZjtxForm, bodyForm(dataset.value))
        if (result.success) return result.output
        const indexes = filledIndexes(dataset.value.ip)
        for (const { path, message } of result.issues) {
          if (!path) continue
          // Reports an error at the row's index in the typed list, which includes empty rows.
          const [field, row, ...rest] = path
          const typed =
            row?.type === 'array' ? [{ ...row, key: indexes[row.key] ?? row.key }] : row ? [row] : []
          addIssue({ message, path: [field, ...typed, ...rest] })
        }
        return NEVER
      }),
    ),
    materials: v.array(Slot),
    agreed: v.literal(true, '请先确认承诺'),
    city: v.object({ id: v.string(), version: v.number() }),
  })
}

/** Returns the part of the form that a draft at the city can hold: readable numbers and non-empty texts. */
export function draftForm(form: Values['form']): Partial<ZjtxForm> {
  const numeric: readonly string[] = [...moneyKeys, ...Object.keys(numberKeys)]
  const fields = Object.entries(plainFields(form)).filter(
    ([key, value]) => !numeric.includes(key) || typeof value === 'number',
  )
  return { ...Object.fromEntries(fields), ...toCityFields(form), ip: draftIp(form.ip) } as Partial<ZjtxForm>
}

/**
 * Returns the fields that differ between two drafts at the city, without the patents, which the city counts
 * itself.
 */
export const differingFields = (one: ZjtxRecord['form'], other: ZjtxRecord['form']): (keyof ZjtxForm)[] =>
  formKeys.filter(
    (key) =>
      key !== 'patents' &&
      JSON.stringify(one[key] ?? emptyValueOf(key)) !== JSON.stringify(other[key] ?? emptyValueOf(key)),
  )
const formKeys = Object.keys(ZjtxForm.entries) as (keyof ZjtxForm)[]
const emptyValueOf = (key: string) => (key === 'ip' ? [] : null)

/** Returns the answers for the rules. */
export function answersIn({ form }: Pick<Values, 'form'>): SrdiAnswers {
  const { ip: _ip, patents: _patents, summary: _summary, ...answers } = draftForm(form)
  return { ...answers, ...(filledIp(form.ip).length ? { classOneIp: classOneOf(form.ip) } : {}) }
}
