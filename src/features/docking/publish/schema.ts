import * as v from 'valibot'
import { DemandForm, type MySupply, SupplyForm } from '#api/docking.ts'
import { demandFields, supplyFields } from '#api/docking-fields.ts'
import { type AtCity, cityOf, NO_CITY_DRAFT } from '#blocks/form/city-draft.ts'
import { blankOf, formatsOf, stepsOf, type ValuesOf, valuesFrom } from '#blocks/form/fields.ts'
import { withoutEmpty } from '#blocks/form/filled.ts'
import { Lines, linesOf } from '#blocks/form/lines.ts'
import { isStored, pictureOf, Pictures } from '#blocks/form/pictures.ts'
import type { Kind } from '#features/docking/kinds.ts'
import { dateProblems } from '#rules/docking-states.ts'

/** Version of the shape of the form's values; raise it with every change of the shape. */
export const DRAFT_SCHEMA = 1

/** Maximum number of pictures, and of lines of a list. */
export const MOST_PICTURES = 9
const MOST_LINES = 10

/** Fields of both kinds; a form keeps the values of fields that it does not show. */
const fields = { ...demandFields, ...supplyFields }

/** Values of the form of either kind, and its draft at the city. */
export type Values = ValuesOf<typeof fields> & { city: AtCity }

/** Returns the public free texts, to search them for contacts. */
export const freeTexts = ({ title, description, minOrder, qualification, cases }: Values): string[] => [
  title,
  description,
  minOrder,
  qualification,
  cases,
]

/** Returns the fields of the body; `FormRules` adds the pictures. */
function toFields(values: unknown): unknown {
  const { pictures: _, city: _city, qualification = '', cases = '', ...rest } = values as Partial<Values>
  const lists = { qualification: linesOf(qualification), cases: linesOf(cases) }
  const filled = Object.entries(lists).filter(([, lines]) => lines.length > 0)
  return { ...(withoutEmpty(rest) as object), ...Object.fromEntries(filled) }
}

/** Returns the body of a draft; files that are only on this device are left out. */
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
/** Validates what the contract cannot: days relative to today, lines of a list, pictures on this device. */
const FormRules = v.pipe(
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

/** Schemas of each kind: the rules of the contract, with empty values as missing ones. The schema of a demand drops the fields of a supply. */
export const schemas: Record<Kind, v.GenericSchema<unknown, Checked>> = {
  demand: v.intersect([fieldsOf(DemandForm), FormRules]),
  supply: v.intersect([fieldsOf(SupplyForm), FormRules]),
}
type Checked = v.InferOutput<typeof SupplyForm> & { images: string[]; city: AtCity }

const titles = { fill: '填写内容', preview: '预览并提交' }
/** Steps of the form: fields and preview. */
export const steps = { demand: stepsOf(titles, demandFields), supply: stepsOf(titles, supplyFields) }

/** Labels, amounts in 元 and number formats of each kind's fields. */
export const display = { demand: formatsOf(demandFields), supply: formatsOf(supplyFields) }

const isFixed = ({ budgetType }: Values) => budgetType === '固定'
/** Shows the amounts only for a fixed budget or price. */
export const shown = { budgetMin: isFixed, budgetMax: isFixed, price: isFixed, priceUnit: isFixed }

/** Returns empty values with the known data of the publisher. */
export const blankValues = (known: Partial<Values>): Values => ({
  ...blankOf(fields),
  city: NO_CITY_DRAFT,
  ...known,
})

/** Returns the values of a copy, without the days of its original. */
export const toCopy = (one: MySupply): Values => ({
  ...toValues(one),
  deliveryDate: '',
  deadline: '',
})

/** Returns the values of a record of the city; those of a draft keep its id. */
export const toValues = (one: MySupply): Values => ({
  ...valuesFrom(fields, one),
  pictures: (one.images ?? []).map(pictureOf),
  city: cityOf(one),
})
