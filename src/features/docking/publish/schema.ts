import * as v from 'valibot'
import { DemandForm, type MySupply, SupplyForm } from '#api/docking.ts'
import { type AtCity, nowhere } from '#blocks/form/city-draft.ts'
import { withoutEmpty } from '#blocks/form/filled.ts'
import { labels, type Kind } from '#features/docking/kinds.ts'
import { type Attachment, fileIdOf, isAttachment } from '#lib/attachment.ts'
import { characterCount } from '#lib/count.ts'
import { dateProblems } from '#rules/docking-states.ts'
import type { Typed } from '#ui/form/typed.ts'

/** Version of the shape of the form's values; raise it when they change. */
export const DRAFT_SCHEMA = 1

/** Most pictures, most lines of a list, and most characters of a line. */
export const MOST_PICTURES = 9
const MOST_LINES = 10
const MOST_IN_LINE = 100

/** What is typed into the form. Amounts in 元, days as 2026-04-18; '' and undefined while nothing is there. */
export interface Values {
  title: string
  category: string
  industry: string
  region: string
  description: string
  budgetType: string
  budgetMin: Typed
  budgetMax: Typed
  price: Typed
  priceUnit: string
  minOrder: string
  quantity: Typed
  unit: string
  deliveryDate: string
  deadline: string
  /** A line each. */
  qualification: string
  cases: string
  pictures: Attachment[]
  attachments: Attachment[]
  contactName: string
  contactPhone: string
  /** The draft of it at the city. */
  city: AtCity
}

/** What everybody will read of it in free words. */
export const freeTexts = ({ title, description, minOrder, qualification, cases }: Values): string[] => [
  title,
  description,
  minOrder,
  qualification,
  cases,
]

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The body's fields of some values; pictures go along beside them. */
function toFields(values: unknown): unknown {
  const { pictures: _, city: _city, qualification = '', cases = '', ...rest } = values as Partial<Values>
  const lists = { qualification: linesOf(qualification), cases: linesOf(cases) }
  const filled = Object.entries(lists).filter(([, lines]) => lines.length > 0)
  return { ...(withoutEmpty(rest) as object), ...Object.fromEntries(filled) }
}

const isStored = ({ filePath }: Attachment) => fileIdOf(filePath) === undefined

/** The body of a draft: what the city can hold of the values by now. */
export const toDraft = (values: Values): object => ({
  ...(toFields(values) as object),
  draft: true,
  attachments: values.attachments.filter(isStored),
  images: values.pictures.filter(isStored).map(({ filePath }) => filePath),
})

const dayIn = (field: 'deadline' | 'deliveryDate') => {
  const problem = (day: string) => dateProblems({ [field]: day })[0]?.errorMessage
  return v.pipe(
    v.string(),
    v.check(
      (day) => problem(day) === undefined,
      ({ input }) => problem(input) ?? '',
    ),
  )
}
const Lines = v.pipe(
  v.string(),
  v.check(
    (text) =>
      linesOf(text).length <= MOST_LINES &&
      linesOf(text).every((line) => characterCount(line) <= MOST_IN_LINE),
    `每行一项，最多 ${String(MOST_LINES)} 行，每行最多 ${String(MOST_IN_LINE)} 个字`,
  ),
)

/** What the contract cannot know: the day that is today, lines, and pictures that are still on this device. */
const Beside = v.pipe(
  v.object({
    deadline: dayIn('deadline'),
    deliveryDate: dayIn('deliveryDate'),
    qualification: Lines,
    cases: Lines,
    pictures: v.pipe(
      v.array(v.custom<Attachment>(isAttachment)),
      v.maxLength(MOST_PICTURES, `图片最多 ${String(MOST_PICTURES)} 张`),
    ),
    city: v.custom<AtCity>(() => true),
  }),
  v.transform(({ pictures, city }) => ({ pictures, city })),
)

const fieldsOf = <S extends typeof DemandForm | typeof SupplyForm>(form: S) =>
  v.pipe(v.unknown(), v.transform(toFields), form)

/** The rules of each kind are the contract's; what was left empty counts as missing. A demand leaves out what only a supply says. */
export const schemas: Record<Kind, v.GenericSchema<unknown, Checked>> = {
  demand: v.intersect([fieldsOf(DemandForm), Beside]),
  supply: v.intersect([fieldsOf(SupplyForm), Beside]),
}
export type Checked = v.InferOutput<typeof SupplyForm> & { pictures: Attachment[]; city: AtCity }

const basics = ['title', 'category', 'industry', 'region', 'description']
const terms = ['quantity', 'unit', 'deliveryDate', 'deadline']
const rest = ['pictures', 'attachments', 'contactName', 'contactPhone']
const fields = {
  demand: [...basics, 'budgetType', 'budgetMin', 'budgetMax', ...terms, ...rest],
  supply: [
    ...basics,
    'budgetType',
    'price',
    'priceUnit',
    'minOrder',
    ...terms,
    'qualification',
    'cases',
    ...rest,
  ],
}

/** Filling in, and how it will look. */
export const stepsOf = (kind: Kind) =>
  [
    { key: 'fill', title: '填写内容', fields: fields[kind] },
    { key: 'preview', title: '预览并提交', fields: [] },
  ] as const

/** Which of the form's fields are amounts in 元, and how its other numbers are written. */
export const amounts = ['budgetMin', 'budgetMax']
export const numbers = { quantity: { unit: '', decimals: 2 }, price: { unit: '元', decimals: 2 } }

/** The words of a kind's fields, in the order of its form. */
export const labelsOf = (kind: Kind): Record<string, string> =>
  Object.fromEntries(fields[kind].map((name) => [name, wordOf(kind, name)]))

const wordOf = (kind: Kind, name: string) =>
  name === 'budgetType' ? (kind === 'demand' ? '预算方式' : '价格方式') : (labels[name] ?? name)

const isFixed = ({ budgetType }: Values) => budgetType === '固定'
/** Amounts are asked for where one says them. */
export const shown = { budgetMin: isFixed, budgetMax: isFixed, price: isFixed, priceUnit: isFixed }

/** The form before anything is typed, but for what is known of who publishes. */
export const blankValues = (known: Partial<Values>): Values => ({
  title: '',
  category: '',
  industry: '',
  region: '',
  description: '',
  budgetType: '',
  budgetMin: undefined,
  budgetMax: undefined,
  price: undefined,
  priceUnit: '',
  minOrder: '',
  quantity: undefined,
  unit: '',
  deliveryDate: '',
  deadline: '',
  qualification: '',
  cases: '',
  pictures: [],
  attachments: [],
  contactName: '',
  contactPhone: '',
  city: nowhere,
  ...known,
})

/** A picture that the city holds, as one of the form's files. */
const pictureOf = (filePath: string, index: number): Attachment => ({
  filePath,
  fileName: `图片 ${String(index + 1)}`,
  size: 0,
  type: 'image/*',
})

/** What a copy takes over: not the days, which belong to the one before. */
export const toCopy = (one: MySupply): Values => ({
  ...toValues(one),
  deliveryDate: '',
  deadline: '',
  city: nowhere,
})

/** The values of a record that the city holds; a draft stays the record that it is. */
export const toValues = (one: MySupply): Values => ({
  title: one.title,
  category: one.category ?? '',
  industry: one.industry ?? '',
  region: one.region ?? '',
  description: one.description ?? '',
  budgetType: one.budgetType ?? '',
  budgetMin: one.budgetMin,
  budgetMax: one.budgetMax,
  price: one.price,
  priceUnit: one.priceUnit ?? '',
  minOrder: one.minOrder ?? '',
  quantity: one.quantity,
  unit: one.unit ?? '',
  deliveryDate: one.deliveryDate ?? '',
  deadline: one.deadline ?? '',
  qualification: (one.qualification ?? []).join('\n'),
  cases: (one.cases ?? []).join('\n'),
  pictures: (one.images ?? []).map(pictureOf),
  attachments: one.attachments ?? [],
  contactName: one.contactName ?? '',
  contactPhone: one.contactPhone ?? '',
  city: one.status === '草稿' ? { ...nowhere, id: one.id, version: one.version } : nowhere,
})
