import * as v from 'valibot'
import { type Listing, ListingWritten, type TradeType } from '#api/market.ts'
import { listingFields } from '#api/market-fields.ts'
import { type AtCity, cityOf, NO_CITY_DRAFT } from '#blocks/form/city-draft.ts'
import { blankOf, formatsOf, stepsOf, type ValuesOf, valuesFrom } from '#blocks/form/fields.ts'
import { withoutEmpty } from '#blocks/form/filled.ts'
import { Lines, linesOf } from '#blocks/form/lines.ts'
import { isStored, pictureOf, Pictures } from '#blocks/form/pictures.ts'
import { hasFact, labelsOf } from '#features/market/listing-words.ts'
import { isMarkup, lengthOf, markupFrom, markupIn, wordsOf } from '#lib/markup.ts'

/** Version of the shape of the form's values; raise it with every change of the shape. */
export const DRAFT_SCHEMA = 1

export const MOST_PICTURES = 9
const MOST_CERTS = 10
export const MOST_DESCRIPTION = 5_000
/** Separator of the category names below the first level. */
const BELOW = ' / '

/** Values of the form, and its draft at the city. */
export type Values = ValuesOf<typeof listingFields> & { city: AtCity }

/** Returns the path of the chosen category from the top. */
export const pathOf = ({ branch, category }: Pick<Values, 'branch' | 'category'>): string[] =>
  branch && category ? [branch, ...category.split(BELOW)] : []
/** Returns the path below the first level as one text. */
export const categoryOf = (path: readonly string[]): string => path.slice(1).join(BELOW)

/** Returns a description as plain text; older drafts and inquiries hold lines instead of markup. */
const wordsIn = (text: string): string => (isMarkup(text) ? wordsOf(text) : text)

/** Returns the public free texts, to search them for contacts. */
export const freeTexts = ({ title, brand, model, spec, material, certs, description }: Values): string[] => [
  title,
  brand,
  model,
  spec,
  material,
  certs,
  wordsIn(description),
]

/** Returns the fields of the body; `FormRules` adds category and pictures. */
const toFields = (tradeType: TradeType) => (values: unknown) => {
  const { pictures: _, city: _c, branch: _b, category: _g, priceType, ...rest } = values as Partial<Values>
  const { certs = '', description = '', price, ...others } = rest
  return {
    ...(withoutEmpty(others) as object),
    tradeType,
    certs: linesOf(certs).slice(0, MOST_CERTS),
    ...(description.trim() ? { contentHtml: markupIn(description) } : {}),
    ...(priceType === '有价' && price !== '' && price !== undefined ? { price } : {}),
  }
}

/** Returns the body of a draft; files that are only on this device are left out. */
const toDraft = (tradeType: TradeType) => (values: Values) => {
  const categoryPath = pathOf(values)
  return {
    ...toFields(tradeType)(values),
    ...(categoryPath.length > 0 ? { categoryPath } : {}),
    docs: values.docs.filter(isStored),
    images: values.pictures.filter(isStored).map(({ filePath }) => filePath),
  }
}
export const toDrafts = { 供应: toDraft('供应'), 求购: toDraft('求购') }

const chosen = (label: string) => v.pipe(v.string(`请选择${label}`), v.minLength(1, `请选择${label}`))

/** Validates what the contract cannot: fields of another shape in the form, and pictures on this device. */
const FormRules = (tradeType: TradeType) =>
  v.pipe(
    v.object({
      branch: chosen('大类'),
      category: chosen('小类'),
      priceType: chosen('价格方式'),
      price: v.optional(v.unknown()),
      certs: Lines(MOST_CERTS, 50),
      description: v.pipe(
        v.string(),
        v.check(
          (text) => lengthOf(markupIn(text)) <= MOST_DESCRIPTION,
          `详细说明最多 ${String(MOST_DESCRIPTION)} 个字`,
        ),
      ),
      pictures: v.pipe(
        Pictures(MOST_PICTURES),
        v.minLength(tradeType === '供应' ? 1 : 0, '请至少上传 1 张图片'),
      ),
      city: v.custom<AtCity>(() => true),
    }),
    v.forward(
      v.partialCheck(
        [['priceType'], ['price']],
        ({ priceType, price }) => priceType !== '有价' || (price !== undefined && price !== ''),
        '请填写价格',
      ),
      ['price'],
    ),
    v.transform(({ pictures, city, branch, category }) => ({
      images: pictures.map(({ filePath }) => filePath),
      city,
      categoryPath: pathOf({ branch, category }),
    })),
  )

const schemaOf = (tradeType: TradeType) =>
  v.intersect([v.pipe(v.unknown(), v.transform(toFields(tradeType)), ListingWritten), FormRules(tradeType)])

/** Schemas of each trade type: the rules of the contract, with empty values as missing ones. */
export const schemas = { 供应: schemaOf('供应'), 求购: schemaOf('求购') }

/** Steps of the form: fields and preview. */
export const steps = stepsOf({ fill: '填写内容', preview: '预览并提交' }, listingFields)

/** Returns the labels of the form's fields in their order, by trade type and category. */
export const formLabels = (tradeType: TradeType, branch = ''): Record<string, string> => {
  const words = labelsOf(tradeType === '求购', branch)
  return Object.fromEntries(
    Object.entries(listingFields).map(([name, { label }]) => [name, words[name] ?? label]),
  )
}

/** Number formats of the form's fields. */
export const { numbers } = formatsOf(listingFields)

/** Shows the price only for 有价, and the material only for categories that have it. */
export const shown = {
  price: ({ priceType }: Values) => priceType === '有价',
  material: ({ branch }: Values) => hasFact(branch, 'material'),
}

/** Returns empty values with the known data of the publisher. */
export const blankValues = (known: Partial<Values>): Values => ({
  ...blankOf(listingFields),
  city: NO_CITY_DRAFT,
  ...known,
})

/** Returns the values of a listing of the city; most may be missing in a draft. */
export const toValues = (one: Partial<Listing>): Values => ({
  ...valuesFrom(listingFields, one),
  branch: one.categoryPath?.[0] ?? '',
  category: categoryOf(one.categoryPath ?? []),
  priceType: one.price === undefined ? (one.unit ? '面议' : '') : '有价',
  description: markupFrom(one.contentHtml ?? ''),
  pictures: (one.images ?? []).map(pictureOf),
  city: cityOf(one),
})

/** Returns the values of the next listing: those of the last without model, price, stock, pictures and files. */
export const toNext = (last: Partial<Listing>): Values => ({
  ...toValues(last),
  model: '',
  priceType: '',
  price: undefined,
  stock: undefined,
  pictures: [],
  docs: [],
})
