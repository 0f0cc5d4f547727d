import * as v from 'valibot'
import { type MyProduct, ProductForm } from '#api/serve-product.ts'
import { withoutEmpty } from '#blocks/form/filled.ts'
import { Lines, linesOf, pictureOf } from '#features/serve/lines.ts'
import { type Attachment, isAttachment } from '#lib/attachment.ts'
import { isMarkup, lengthOf, toMarkup, wordsOf } from '#lib/markup.ts'
import type { Typed } from '#ui/form/typed.ts'

/** Version of the shape of the form's values; raise it when they change. */
export const DRAFT_SCHEMA = 2

export const MOST_DESCRIPTION = 5_000

/** What is typed into the form. Prices in 元; '' and undefined while nothing is there. */
export interface Values {
  providerId: string
  name: string
  serviceType: string
  cover: Attachment[]
  summary: string
  /** Markup of the editor; lines in a draft of version 1. */
  contentHtml: string
  /** An entry a line. */
  process: string
  deliverables: string
  cases: string
  priceMode: string
  priceMin: Typed
  priceMax: Typed
  duration: string
}

/** Reads a description as markup: a draft of version 1 holds lines. */
export const markupIn = (text: string): string => (isMarkup(text) ? text : toMarkup(text))

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
    cover: v.pipe(v.array(v.custom<Attachment>(isAttachment)), v.maxLength(1, '封面图片最多 1 张')),
  }),
  v.transform(({ cover }) => ({ pictures: cover })),
)

/** The rules are the contract's; what was left empty counts as missing. */
export const schema = v.intersect([v.pipe(v.unknown(), v.transform(toFields), ProductForm), Beside])
export type Checked = v.InferOutput<typeof schema>

const isPriced = ({ priceMode }: Values) => priceMode === '固定' || priceMode === '区间'
/** Prices are asked for where there are some. */
export const shown = { priceMin: isPriced, priceMax: ({ priceMode }: Values) => priceMode === '区间' }

const fields = [
  'name',
  'serviceType',
  'summary',
  'priceMode',
  'priceMin',
  'priceMax',
  'duration',
  'deliverables',
  'process',
  'contentHtml',
  'cases',
  'cover',
]
export const steps = [
  { key: 'fill', title: '填写内容', fields },
  { key: 'preview', title: '预览并提交', fields: [] },
] as const

/** The form before anything is typed. */
export const blankValues = (providerId: string): Values => ({
  providerId,
  name: '',
  serviceType: '',
  cover: [],
  summary: '',
  contentHtml: '',
  process: '',
  deliverables: '',
  cases: '',
  priceMode: '',
  priceMin: undefined,
  priceMax: undefined,
  duration: '',
})

/** Takes what was written elsewhere in other markup over as its words. */
const described = (html: string) => (isMarkup(html) ? html : toMarkup(wordsOf(html)))

/** The values of a service that the city holds. */
export const toValues = (one: MyProduct): Values => ({
  providerId: one.providerId,
  name: one.name,
  serviceType: one.serviceType ?? '',
  cover: one.cover ? [pictureOf(one.cover)] : [],
  summary: one.summary ?? '',
  contentHtml: described(one.contentHtml ?? ''),
  process: (one.process ?? []).join('\n'),
  deliverables: (one.deliverables ?? []).join('\n'),
  cases: (one.cases ?? []).join('\n'),
  priceMode: one.priceMode ?? '',
  priceMin: one.priceMin,
  priceMax: one.priceMax,
  duration: one.duration ?? '',
})
