import * as v from 'valibot'
import { type Listing, ListingForm, type TradeType } from '#api/market.ts'
import { type AtCity, nowhere } from '#blocks/form/city-draft.ts'
import { withoutEmpty } from '#blocks/form/filled.ts'
import { hasFact, labelsOf } from '#features/market/words.ts'
import { characterCount } from '#lib/count.ts'
import { isMarkup, lengthOf, toMarkup, wordsOf } from '#lib/markup.ts'
import { type Attachment, fileIdOf, isAttachment } from '#lib/attachment.ts'
import type { Typed } from '#ui/form/typed.ts'

/** Version of the shape of the form's values; raise it when they change. */
export const DRAFT_SCHEMA = 1

export const MOST_PICTURES = 9
const MOST_CERTS = 10
export const MOST_DESCRIPTION = 5_000
/** Joins the names of a category below its first. */
const BELOW = ' / '

/** What is typed into the form. Price in 元 for one unit; '' and undefined while nothing is there. */
export interface Values {
  /** First level of the category, and the rest of its way. */
  branch: string
  category: string
  title: string
  brand: string
  model: string
  spec: string
  material: string
  origin: string
  priceType: string
  price: Typed
  unit: string
  moq: Typed
  stock: Typed
  deliveryDays: Typed
  /** A line each. */
  certs: string
  /** Markup of the editor; lines in an older draft. */
  description: string
  pictures: Attachment[]
  docs: Attachment[]
  contactName: string
  contactPhone: string
  /** The draft of it at the city. */
  city: AtCity
}

/** The lines of a text in which something stands. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The way to the chosen category from the top. */
export const pathOf = ({ branch, category }: Pick<Values, 'branch' | 'category'>): string[] =>
  branch && category ? [branch, ...category.split(BELOW)] : []
/** What the form calls the rest of a category's way. */
export const categoryOf = (path: readonly string[]): string => path.slice(1).join(BELOW)

/** A description as markup: an older draft, and what a comparison asks for, are lines. */
export const markupIn = (text: string): string => (isMarkup(text) ? text : toMarkup(text))
/** The same as words. */
const wordsIn = (text: string): string => (isMarkup(text) ? wordsOf(text) : text)

/** What everybody will read of it in free words. */
export const freeTexts = ({ title, brand, model, spec, material, certs, description }: Values): string[] => [
  title,
  brand,
  model,
  spec,
  material,
  certs,
  wordsIn(description),
]

/** The body's fields of some values. Pictures are sent beside them, and a category's own fields say what it lacks. */
const toFields = (tradeType: TradeType) => (values: unknown) => {
  const {
    pictures: _,
    city: _city,
    branch = '',
    category = '',
    priceType,
    ...rest
  } = values as Partial<Values>
  const { certs = '', description = '', price, ...others } = rest
  const path = pathOf({ branch, category })
  return {
    ...(withoutEmpty(others) as object),
    tradeType,
    categoryPath: path.length > 0 ? path : ['-', '-'],
    images: ['/'],
    certs: linesOf(certs).slice(0, MOST_CERTS),
    ...(description.trim() ? { contentHtml: markupIn(description) } : {}),
    ...(priceType === '有价' ? { price: price ?? '' } : {}),
  }
}

const isStored = ({ filePath }: Attachment) => fileIdOf(filePath) === undefined

/** The body of a draft: what the city can hold of the values by now. */
const toDraft = (tradeType: TradeType) => (values: Values) => {
  const { images: _, categoryPath, price, ...rest } = toFields(tradeType)(values)
  return {
    ...rest,
    ...(categoryPath[0] === '-' ? {} : { categoryPath }),
    ...(price === '' || price === undefined ? {} : { price }),
    docs: values.docs.filter(isStored),
    images: values.pictures.filter(isStored).map(({ filePath }) => filePath),
  }
}
export const toDrafts = { 供应: toDraft('供应'), 求购: toDraft('求购') }

const Certs = v.pipe(
  v.string(),
  v.check(
    (text) => linesOf(text).length <= MOST_CERTS && linesOf(text).every((line) => characterCount(line) <= 50),
    `每行一项，最多 ${String(MOST_CERTS)} 行，每行最多 50 个字`,
  ),
)
const chosen = (label: string) => v.pipe(v.string(`请选择${label}`), v.minLength(1, `请选择${label}`))

/** What the contract cannot know: what the form asks in other shapes, and pictures that are still on this device. */
const Beside = (tradeType: TradeType) =>
  v.pipe(
    v.object({
      branch: chosen('大类'),
      category: chosen('小类'),
      priceType: chosen('价格方式'),
      certs: Certs,
      description: v.pipe(
        v.string(),
        v.check(
          (text) => lengthOf(markupIn(text)) <= MOST_DESCRIPTION,
          `详细说明最多 ${String(MOST_DESCRIPTION)} 个字`,
        ),
      ),
      pictures: v.pipe(
        v.array(v.custom<Attachment>(isAttachment)),
        v.minLength(tradeType === '供应' ? 1 : 0, '请至少上传 1 张图片'),
        v.maxLength(MOST_PICTURES, `图片最多 ${String(MOST_PICTURES)} 张`),
      ),
      city: v.custom<AtCity>(() => true),
    }),
    v.transform(({ pictures, city }) => ({ pictures, city })),
  )

const schemaOf = (tradeType: TradeType) =>
  v.intersect([v.pipe(v.unknown(), v.transform(toFields(tradeType)), ListingForm), Beside(tradeType)])

/** The rules of each trade type are the contract's; what was left empty counts as missing. */
export const schemas = { 供应: schemaOf('供应'), 求购: schemaOf('求购') }
export type Checked = ListingForm & { pictures: Attachment[]; city: AtCity }

const fields = [
  'branch',
  'category',
  'title',
  'brand',
  'model',
  'spec',
  'material',
  'certs',
  'priceType',
  'price',
  'unit',
  'moq',
  'stock',
  'deliveryDays',
  'origin',
  'description',
  'pictures',
  'docs',
  'contactName',
  'contactPhone',
]

/** Filling in, and how it will look. */
export const steps = [
  { key: 'fill', title: '填写内容', fields },
  { key: 'preview', title: '预览并提交', fields: [] },
] as const

/** The words of the form's fields, in its order, by what was chosen so far. */
export const formLabels = (tradeType: TradeType, branch = ''): Record<string, string> => {
  const words = labelsOf(tradeType === '求购', branch)
  return Object.fromEntries(fields.map((name) => [name, words[name] ?? name]))
}

/** How the form's numbers are written. */
export const numbers = {
  price: { unit: '元', decimals: 2 },
  moq: { unit: '', decimals: 0 },
  stock: { unit: '', decimals: 0 },
  deliveryDays: { unit: '天', decimals: 0 },
}

/** A price is asked for where there is one, and facts where the category has them. */
export const shown = {
  price: ({ priceType }: Values) => priceType === '有价',
  material: ({ branch }: Values) => hasFact(branch, 'material'),
}

/** The form before anything is typed, but for what is known of who publishes. */
export const blankValues = (known: Partial<Values>): Values => ({
  branch: '',
  category: '',
  title: '',
  brand: '',
  model: '',
  spec: '',
  material: '',
  origin: '',
  priceType: '',
  price: undefined,
  unit: '',
  moq: undefined,
  stock: undefined,
  deliveryDays: undefined,
  certs: '',
  description: '',
  pictures: [],
  docs: [],
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

/** What others have written in other markup is taken over as its words. */
const described = (html: string) => (isMarkup(html) ? html : toMarkup(wordsOf(html)))

/** The values of a listing that the city holds; of a draft much may be missing. */
export const toValues = (one: Partial<Listing>): Values => ({
  branch: one.categoryPath?.[0] ?? '',
  category: categoryOf(one.categoryPath ?? []),
  title: one.title ?? '',
  brand: one.brand ?? '',
  model: one.model ?? '',
  spec: one.spec ?? '',
  material: one.material ?? '',
  origin: one.origin ?? '',
  priceType: one.price === undefined ? (one.unit ? '面议' : '') : '有价',
  price: one.price,
  unit: one.unit ?? '',
  moq: one.moq,
  stock: one.stock,
  deliveryDays: one.deliveryDays,
  certs: (one.certs ?? []).join('\n'),
  description: described(one.contentHtml ?? ''),
  pictures: (one.images ?? []).map(pictureOf),
  docs: one.docs ?? [],
  contactName: one.contactName ?? '',
  contactPhone: one.contactPhone ?? '',
  city: nowhere,
})

/** The same to go on with it: a draft stays the record that it is. */
export const toEdit = (one: Listing): Values => ({
  ...toValues(one),
  city: one.status === '草稿' ? { ...nowhere, id: one.id, version: one.version } : nowhere,
})

/** What the next listing takes over from the last: not its model, price, stock, pictures and papers, which are its own. */
export const toNext = (last: Partial<Listing>): Values => ({
  ...toValues(last),
  model: '',
  priceType: '',
  price: undefined,
  stock: undefined,
  pictures: [],
  docs: [],
})
