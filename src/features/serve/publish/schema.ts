import * as v from 'valibot'
import { type MyProduct, ProductForm } from '#api/serve-product.ts'
import { productFields } from '#api/product-fields.ts'
import { blankOf, saidOf, stepsOf, type ValuesOf, valuesFrom } from '#blocks/form/fields.ts'
import { withoutEmpty } from '#blocks/form/filled.ts'
import { Lines, linesOf } from '#blocks/form/lines.ts'
import { pictureOf, Pictures } from '#blocks/form/pictures.ts'
import { lengthOf, markupFrom, markupIn } from '#lib/markup.ts'

/** Version of the shape of the form's values; raise it when they change. */
export const DRAFT_SCHEMA = 2

export const MOST_DESCRIPTION = 5_000

/** What is typed into the form, and of which provider the service is. */
export type Values = ValuesOf<typeof productFields> & { providerId: string }

/** The body's fields of some values; the cover goes along beside them. */
function toFields(values: unknown): unknown {
  const {
    cover: _,
    process = '',
    deliverables = '',
    cases = '',
    contentHtml = '',
    ...rest
  } = values as Partial<Values>
  return {
    ...(withoutEmpty({ ...rest, contentHtml: markupIn(contentHtml) }) as object),
    process: linesOf(process),
    deliverables: linesOf(deliverables),
    cases: linesOf(cases),
  }
}

const Beside = v.pipe(
  v.object({
    process: Lines(10),
    deliverables: Lines(10),
    cases: Lines(10),
    contentHtml: v.pipe(
      v.string(),
      v.check(
        (text) => lengthOf(markupIn(text)) <= MOST_DESCRIPTION,
        `服务详情最多 ${String(MOST_DESCRIPTION)} 个字`,
      ),
    ),
    cover: Pictures(1, productFields.cover.label),
  }),
  v.transform(({ cover: [cover] }) => (cover ? { cover: cover.filePath } : {})),
)

/** The rules are the contract's; what was left empty counts as missing. */
export const schema = v.intersect([v.pipe(v.unknown(), v.transform(toFields), ProductForm), Beside])

const isPriced = ({ priceMode }: Values) => priceMode === '固定' || priceMode === '区间'
/** Prices are asked for where there are some. */
export const shown = { priceMin: isPriced, priceMax: ({ priceMode }: Values) => priceMode === '区间' }

/** The words of the fields, and how numbers are written. */
export const said = saidOf(productFields)

/** Filling in, and how it will look. */
export const steps = stepsOf({ fill: '填写内容', preview: '预览并提交' }, productFields)

/** The form before anything is typed. */
export const blankValues = (providerId: string): Values => ({ ...blankOf(productFields), providerId })

/** The values of a service that the city holds. */
export const toValues = (one: MyProduct): Values => ({
  ...valuesFrom(productFields, one),
  providerId: one.providerId,
  cover: one.cover ? [pictureOf(one.cover, 0)] : [],
  contentHtml: markupFrom(one.contentHtml ?? ''),
})
