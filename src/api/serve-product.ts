import * as v from 'valibot'
import { productLifecycle } from '#rules/product-states.ts'
import { AuditRecord } from './audit.ts'
import { Enquiry, reviews } from './serve-provider.ts'
import { serviceTypes, texts } from './serve-words.ts'
import { amount, existing, unlimited, requiredId, Picture } from './call/sent.ts'
import { form, line, ownedEntries, text } from './call/shape.ts'

/** 计价方式. */
export const priceModes = ['固定', '区间', '面议', '免费'] as const
type PriceMode = (typeof priceModes)[number]

export const productStates = productLifecycle.words
export type ProductState = (typeof productStates)[number]

/** Fields of a service. */
const productFields = {
  name: line('服务名称', 50),
  serviceType: v.picklist(serviceTypes, '请选择服务类别'),
  providerId: requiredId('请选择服务机构'),
  cover: v.optional(Picture),
  summary: text('服务简介', 200),
  contentHtml: v.optional(text('详情', 20_000, 0)),
  /** Steps of the service, in order. */
  process: texts('服务流程', 1, 10),
  /** Results handed over to the customer. */
  deliverables: texts('交付成果', 1, 10),
  priceMode: v.picklist(priceModes, '请选择计价方式'),
  /** 元: the price for 固定, both for 区间, none otherwise. */
  priceMin: v.optional(amount('价格')),
  priceMax: v.optional(amount('最高价')),
  /** Text such as 15 个工作日. */
  duration: line('服务周期', 30),
  cases: v.optional(texts('服务案例', 0, 10)),
}

interface Prices {
  priceMode?: PriceMode
  priceMin?: number
  priceMax?: number
}
const hasPrice = (mode: PriceMode | undefined) => mode === '固定' || mode === '区间'
/** Checks that a mode without a price has none; a draft without a mode may contain any price. */
const isWithoutPrice = ({ priceMode, priceMin }: Prices) =>
  priceMode === undefined || hasPrice(priceMode) || priceMin === undefined
const isWithoutHighest = ({ priceMode, priceMax }: Prices) =>
  priceMode === undefined || priceMode === '区间' || priceMax === undefined
const NO_PRICE = '面议和免费的服务不填价格'
const NO_HIGHEST = '只有区间计价的服务填写最高价'

/** A service to be audited; validated by its form, and sent. */
export const ProductForm = v.pipe(
  form({ ...productFields, ...existing, draft: v.optional(v.literal(false)) }),
  v.forward(
    v.partialCheck(
      [['priceMode'], ['priceMin']],
      ({ priceMode, priceMin }) => !hasPrice(priceMode) || priceMin !== undefined,
      '请填写价格',
    ),
    ['priceMin'],
  ),
  v.forward(v.partialCheck([['priceMode'], ['priceMin']], isWithoutPrice, NO_PRICE), ['priceMin']),
  v.forward(v.partialCheck([['priceMode'], ['priceMax']], isWithoutHighest, NO_HIGHEST), ['priceMax']),
  v.forward(
    v.partialCheck(
      [['priceMode'], ['priceMin'], ['priceMax']],
      ({ priceMode, priceMin, priceMax }) => priceMode !== '区间' || (priceMax ?? -1) >= (priceMin ?? 0),
      '最高价不能低于最低价',
    ),
    ['priceMax'],
  ),
)

export type ProductForm = v.InferOutput<typeof ProductForm>

const draftNeeds = { name: productFields.name, providerId: productFields.providerId }
const partialProduct = { ...v.partial(v.object(productFields)).entries, ...draftNeeds }

/**
 * Body of a draft: name and provider, and optionally all other fields; empty fields are left out. A price that does not
 * belong to its mode is refused already.
 */
export const ProductDraft = v.pipe(
  form({ ...partialProduct, ...existing, draft: v.literal(true) }),
  v.forward(v.partialCheck([['priceMode'], ['priceMin']], isWithoutPrice, NO_PRICE), ['priceMin']),
  v.forward(v.partialCheck([['priceMode'], ['priceMax']], isWithoutHighest, NO_HIGHEST), ['priceMax']),
)

const productEntries = unlimited(productFields)

const storedEntries = {
  ...ownedEntries,
  status: v.picklist(productStates),
  /** Reason for 已驳回. */
  reason: v.optional(v.string()),
  /** Average of 1 to 5; 0 with fewer than three ratings (`scoreOf`). */
  score: v.number(),
  /** Number of ratings (chosen). */
  ratingCount: v.number(),
  orderCount: v.number(),
  /** Number of views by others (chosen). */
  viewCount: v.number(),
  providerName: v.string(),
}

/** A public service, with its relation to the caller. */
export const Product = v.object({
  ...storedEntries,
  ...productEntries,
  favorite: v.boolean(),
  mine: v.boolean(),
  ...reviews,
  /** The caller's newest request about the service. */
  request: v.optional(Enquiry),
})
export type Product = v.InferOutput<typeof Product>
/** A service in a list. */
export const ProductBrief = v.omit(v.object({ ...storedEntries, ...productEntries }), [
  'contentHtml',
  'process',
  'deliverables',
  'cases',
])
export type ProductBrief = v.InferOutput<typeof ProductBrief>
/** Views of a service by one enterprise, or together by all visitors without one (访客): number, and time of the last. */
export const Viewer = v.object({ name: v.string(), count: v.number(), time: v.string() })

/** The provider's own service, in any state; a draft may lack everything except name and provider. */
export const MyProduct = v.object({
  ...storedEntries,
  ...unlimited(partialProduct),
  /** Steps of its audits, oldest first. */
  audits: v.array(AuditRecord),
  /** Number of requests about the service, and of those without an answer (chosen). */
  enquiryCount: v.optional(v.number()),
  waiting: v.optional(v.number()),
  /**
   * Viewers of the service, latest first, 20 at most; views by its own enterprise are not counted. `rest` is the number
   * of other viewers and of their views (chosen; only for the owner).
   */
  viewers: v.optional(
    v.object({ newest: v.array(Viewer), rest: v.object({ viewers: v.number(), count: v.number() }) }),
  ),
})
export type MyProduct = v.InferOutput<typeof MyProduct>
