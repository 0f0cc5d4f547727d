import * as v from 'valibot'
import { ZjtxForm, type ZjtxRecord } from '#api/zjtx.ts'
import { StoredFile } from '#api/call/shape.ts'
import type { DeclareItem } from '#api/declare-item.ts'
import { zjtxFields } from '#api/zjtx-fields.ts'
import { blankOf, inside, saidOf, type ValuesOf } from '#blocks/form/fields.ts'
import { withoutEmpty } from '#blocks/form/filled.ts'
import type { Shown } from '#blocks/form/shown.ts'
import type { Attachment } from '#lib/attachment.ts'
import type { SrdiAnswers } from '#rules/srdi/answers.ts'
import { classOneOf } from '#rules/srdi/ip.ts'
import { draftIp, filledIp, type IpRow, keptIp, placesOf, typedIp } from './ip-rows.ts'

const formFields = inside(zjtxFields, 'form')
const said = saidOf(formFields)
/** The fields that hold amounts in 元, by their names in the form. */
export const moneyKeys = said.amounts
export type MoneyKey = (typeof moneyKeys)[number]

/** Other numbers, and how they are written. */
export const numberKeys = said.numbers

/** What is typed into the form; text where something was typed that is no number. */
export interface Values {
  form: ValuesOf<typeof formFields> & { ip: IpRow[] }
  materials: { name: string; files: Attachment[] }[]
  agreed: boolean
  /** The draft at the city, as it was last seen from here; no id while there is none. */
  city: { id: string; version: number }
}

type Papers = DeclareItem['materials']

/** Said of a list that nothing of it holds, which the city is told as an empty list: a gap says nothing. */
const NONE = '无'

/** A list of choices as its field shows it, and as it is kept by the form; see `NONE`. */
export const severalOf = {
  shown: (typed: readonly string[]): string[] | undefined =>
    typed.length ? typed.filter((one) => one !== NONE) : undefined,
  typed: (shown: readonly string[] | undefined): string[] =>
    shown?.length === 0 ? [NONE] : [...(shown ?? [])],
}

/** The form before anything is known. */
export const emptyForm: Values['form'] = { ...blankOf(formFields), ip: [] }

/** The form before anything is typed, but for what is known, and the papers of an earlier declaration. */
export const blankValues = (
  papers: Papers,
  known: Partial<Values['form']>,
  earlier?: Pick<ZjtxRecord, 'materials'>,
): Values => ({
  form: { ...emptyForm, ...known },
  materials: papers.map(({ name }) => ({ name, files: earlier ? papersIn(earlier, name) : [] })),
  agreed: false,
  city: { id: '', version: 0 },
})

const flagText = (value: boolean | undefined) => (value === undefined ? '' : value ? '是' : '否')

/** Fields of the city's form that are typed another way than they are kept. */
export const typedOf = ({ keyField, topThree, quality, ip = [] }: ZjtxRecord['form']) => ({
  keyField: flagText(keyField),
  topThree: flagText(topThree),
  quality: severalOf.typed(quality),
  ip: ip.map(typedIp),
})

/** The same the other way, where something was said. */
const keptOf = ({ keyField, topThree, quality, ip }: Values['form']) => ({
  ...(keyField ? { keyField: keyField === '是' } : {}),
  ...(topThree ? { topThree: topThree === '是' } : {}),
  ...(quality.length ? { quality: severalOf.shown(quality) } : {}),
  ip: keptIp(ip),
})

/** The files of one paper, as the city holds them. */
export const papersIn = ({ materials }: Pick<ZjtxRecord, 'materials'>, name: string): Attachment[] =>
  materials
    .filter((one) => one.name === name)
    .map(({ filePath, fileName, size, type }) => ({ filePath, fileName, size, type }))

/** Where some files lie, to tell whether two drafts have the same ones. */
export const pathsOf = (files: readonly Pick<Attachment, 'filePath'>[]): string =>
  files.map(({ filePath }) => filePath).join()

/** Places of the papers of which a draft and the city hold other files. */
export function papersApart(slots: Values['materials'], record: Pick<ZjtxRecord, 'materials'>): number[] {
  return slots.flatMap(({ name, files }, slot) =>
    pathsOf(files) === pathsOf(papersIn(record, name)) ? [] : [slot],
  )
}

/** The form as the city holds it; what was not said there is a gap. */
export function toValues(record: ZjtxRecord, papers: Papers): Values {
  const { patents: _, ...form } = record.form
  return {
    form: {
      ...emptyForm,
      ...form,
      ...typedOf(record.form),
    },
    materials: papers.map(({ name }) => ({ name, files: papersIn(record, name) })),
    agreed: false,
    city: { id: record.id, version: record.version },
  }
}

const isGiant = ({ form }: Values) => form.tier === '专精特新“小巨人”企业'
/** What only a giant is asked. Hidden, it stays in the draft and leaves the body. */
export const shown: Shown<Values> = {
  'form.revenueTwoBefore': isGiant,
  'form.topThree': isGiant,
  'form.keyField': isGiant,
}

/** The fields that are kept as they are typed, without gaps. */
const withoutTyped = ({ keyField: _k, topThree: _t, quality: _q, ip: _i, ...form }: Values['form']) =>
  withoutEmpty(form) as object

/** The body's form: without gaps, with the patents counted. */
const complete = (form: Values['form']): unknown => ({
  ...withoutTyped(form),
  ...keptOf(form),
  patents: classOneOf(form.ip),
})

/** The rules of one item's form. The city checks the same again. */
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
        const result = v.safeParse(ZjtxForm, complete(dataset.value))
        if (result.success) return result.output
        const places = placesOf(dataset.value.ip)
        for (const { path, message } of result.issues) {
          if (!path) continue
          // What is wrong with a row is said at the row as it is typed.
          const [field, row, ...rest] = path
          const typed =
            row?.type === 'array' ? [{ ...row, key: places[row.key] ?? row.key }] : row ? [row] : []
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

/** What of the form can be kept at the city by now: numbers that can be read, words that were written. */
export function draftForm(form: Values['form']): Partial<ZjtxForm> {
  const numeric: readonly string[] = [...moneyKeys, ...Object.keys(numberKeys)]
  const kept = Object.entries(withoutTyped(form)).filter(
    ([key, value]) => !numeric.includes(key) || typeof value === 'number',
  )
  return { ...Object.fromEntries(kept), ...keptOf(form), ip: draftIp(form.ip) } as Partial<ZjtxForm>
}

/** The fields that two drafts at the city say differently; what the city counts itself is none. */
export const differing = (one: ZjtxRecord['form'], other: ZjtxRecord['form']): (keyof ZjtxForm)[] =>
  formKeys.filter(
    (key) =>
      key !== 'patents' && JSON.stringify(one[key] ?? gap(key)) !== JSON.stringify(other[key] ?? gap(key)),
  )
const formKeys = Object.keys(ZjtxForm.entries) as (keyof ZjtxForm)[]
const gap = (key: string) => (key === 'ip' ? [] : null)

/** The form's figures as the rules read them. */
export function answersIn({ form }: Pick<Values, 'form'>): SrdiAnswers {
  const { ip: _ip, patents: _patents, summary: _summary, ...answers } = draftForm(form)
  return { ...answers, ...(filledIp(form.ip).length ? { classOneIp: classOneOf(form.ip) } : {}) }
}
