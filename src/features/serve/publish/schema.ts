import * as v from 'valibot'
import { type MyProduct, ProductForm } from '#api/serve-product.ts'
import { productFields } from '#api/product-fields.ts'
import { blankOf, formatsOf, stepsOf, type ValuesOf, valuesFrom } from '#blocks/form/fields.ts'
import { withoutEmpty } from '#blocks/form/filled.ts'
import { Lines, linesOf } from '#blocks/form/lines.ts'
import { pictureOf, Pictures } from '#blocks/form/pictures.ts'
import { lengthOf, markupFrom, markupIn } from '#lib/markup.ts'

/** Version of the shape of the form's values; raise it with every change of the shape. */
export const DRAFT_SCHEMA = 2

export const MOST_DESCRIPTION = 5_000

/** Values of the form, and the provider of the service. */
export type Values = ValuesOf<typeof productFields> & { providerId: string }

/** Returns the fields of the body; `FormRules` adds the cover. */
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

const FormRules = v.pipe(
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

/** Schema of the form: the rules of the contract, with empty values as missing ones. */
export const schema = v.intersect([v.pipe(v.unknown(), v.transform(toFields), ProductForm), FormRules])

const isPriced = ({ priceMode }: Values) => priceMode === '固定' || priceMode === '区间'
/** Shows the prices only for 固定 and 区间. */
export const shown = { priceMin: isPriced, priceMax: ({ priceMode }: Values) => priceMode === '区间' }

/** Labels and number formats of the fields. */
export const display = formatsOf(productFields)

/** Steps of the form: fields and preview. */
export const steps = stepsOf({ fill: '填写内容', preview: '预览并提交' }, productFields)

/** Returns empty values. */
export const blankValues = (providerId: string): Values => ({ ...blankOf(productFields), providerId })

/** Returns the values of a service of the city. */
export const toValues = (one: MyProduct): Values => ({
  ...valuesFrom(productFields, one),
  providerId: one.providerId,
  cover: one.cover ? [pictureOf(one.cover, 0)] : [],
  contentHtml: markupFrom(one.contentHtml ?? ''),
})
