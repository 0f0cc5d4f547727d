import * as v from 'valibot'
import { DemandForm, type MySupply, SupplyForm } from '#api/docking.ts'
import { demandFields, supplyFields } from '#api/docking-fields.ts'
import { type AtCity, cityOf, nowhere } from '#blocks/form/city-draft.ts'
import { blankOf, saidOf, stepsOf, type ValuesOf, valuesFrom } from '#blocks/form/fields.ts'
import { withoutEmpty } from '#blocks/form/filled.ts'
import { Lines, linesOf } from '#blocks/form/lines.ts'
import { isStored, pictureOf, Pictures } from '#blocks/form/pictures.ts'
import type { Kind } from '#features/docking/kinds.ts'
import { dateProblems } from '#rules/docking-states.ts'

/** Version of the shape of the form's values; raise it when they change. */
export const DRAFT_SCHEMA = 1

/** Most pictures, and most lines of a list. */
export const MOST_PICTURES = 9
const MOST_LINES = 10

/** The fields of both kinds: a form keeps what it does not ask for. */
const fields = { ...demandFields, ...supplyFields }

/** What is typed into the form of either kind, and the draft of it at the city. */
export type Values = ValuesOf<typeof fields> & { city: AtCity }

/** What everybody will read of it in free words. */
export const freeTexts = ({ title, description, minOrder, qualification, cases }: Values): string[] => [
  title,
  description,
  minOrder,
  qualification,
  cases,
]

/** The body's fields of some values; pictures go along beside them. */
function toFields(values: unknown): unknown {
  const { pictures: _, city: _city, qualification = '', cases = '', ...rest } = values as Partial<Values>
  const lists = { qualification: linesOf(qualification), cases: linesOf(cases) }
  const filled = Object.entries(lists).filter(([, lines]) => lines.length > 0)
  return { ...(withoutEmpty(rest) as object), ...Object.fromEntries(filled) }
}

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
/** What the contract cannot know: the day that is today, lines, and pictures that are still on this device. */
const Beside = v.pipe(
  v.object({
    deadline: dayIn('deadline'),
    deliveryDate: dayIn('deliveryDate'),
    qualification: Lines(MOST_LINES),
    cases: Lines(MOST_LINES),
    pictures: Pictures(MOST_PICTURES),
    city: v.custom<AtCity>(() => true),
  }),
  v.transform(({ pictures, city }) => ({ images: pictures.map(({ filePath }) => filePath), city })),
)

const fieldsOf = <S extends typeof DemandForm | typeof SupplyForm>(form: S) =>
  v.pipe(v.unknown(), v.transform(toFields), form)

/** The rules of each kind are the contract's; what was left empty counts as missing. A demand leaves out what only a supply says. */
export const schemas: Record<Kind, v.GenericSchema<unknown, Checked>> = {
  demand: v.intersect([fieldsOf(DemandForm), Beside]),
  supply: v.intersect([fieldsOf(SupplyForm), Beside]),
}
type Checked = v.InferOutput<typeof SupplyForm> & { images: string[]; city: AtCity }

const titles = { fill: '填写内容', preview: '预览并提交' }
/** Filling in, and how it will look. */
export const steps = { demand: stepsOf(titles, demandFields), supply: stepsOf(titles, supplyFields) }

/** The words of each kind's fields, which of them are amounts in 元, and how other numbers are written. */
export const said = { demand: saidOf(demandFields), supply: saidOf(supplyFields) }

const isFixed = ({ budgetType }: Values) => budgetType === '固定'
/** Amounts are asked for where one says them. */
export const shown = { budgetMin: isFixed, budgetMax: isFixed, price: isFixed, priceUnit: isFixed }

/** The form before anything is typed, but for what is known of who publishes. */
export const blankValues = (known: Partial<Values>): Values => ({
  ...blankOf(fields),
  city: nowhere,
  ...known,
})

/** What a copy takes over: not the days, which belong to the one before. */
export const toCopy = (one: MySupply): Values => ({
  ...toValues(one),
  deliveryDate: '',
  deadline: '',
})

/** The values of a record that the city holds; a draft stays the record that it is. */
export const toValues = (one: MySupply): Values => ({
  ...valuesFrom(fields, one),
  pictures: (one.images ?? []).map(pictureOf),
  city: cityOf(one),
})
