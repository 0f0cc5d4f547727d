import * as v from 'valibot'
import { productMoves } from '#rules/product-states.ts'
import { AuditRecord } from './audit.ts'
import { area, endpoint } from './call/endpoint.ts'
import { noEffect } from './effect.ts'
import {
  MyProduct,
  Product,
  ProductBrief,
  ProductDraft,
  ProductForm,
  productStates,
} from './serve-product.ts'
import {
  Enquiry,
  EnquiryForm,
  EnquiryRating,
  EnquiryStep,
  MyProvider,
  Provider,
  ProviderBrief,
  ProviderForm,
  ProviderSimple,
  providerStates,
} from './serve-provider.ts'
import { serviceTypes } from './serve-words.ts'
import {
  Count,
  facetsOf,
  Flag,
  form,
  Id,
  page,
  paging,
  recordEntries,
  Saved,
  Size,
  Word,
} from './call/shape.ts'

/** score: 评分; orders: 成交 (for providers: number of public services); newest: 最新. */
export const serveSorts = ['score', 'orders', 'newest'] as const

/**
 * Counts in the lists of services and of providers (chosen, like the market's): 类别, 计价, 价格, 区域, 周期, 资质, 评分; for
 * providers also 性质. Prices are counted by range, days and scores by the limits offered on the page (`service-ranges`).
 */
const productGroups = ['type', 'mode', 'price', 'region', 'days', 'qualified', 'score'] as const
export type ProductGroup = (typeof productGroups)[number]
const providerGroups = ['type', 'nature', 'region', 'qualified', 'score'] as const
export type ProviderGroup = (typeof providerGroups)[number]

/** Types of records that may be favourites here; policies have their own calls. */
const favoriteTypes = ['product', 'provider', 'listing', 'demand', 'supply'] as const
export type FavoriteType = (typeof favoriteTypes)[number]

/**
 * Listing, demand or supply in a favourite, reduced to the fields that its row shows. The city sends their briefs; a
 * smaller schema saves pages of services from loading those areas' contracts.
 */
const FavouriteListing = v.object({
  ...{ id: v.string(), tradeType: v.string(), categoryPath: v.array(v.string()), publisherOrg: v.string() },
  ...{ price: v.optional(v.number()), unit: v.optional(v.string()) },
})
const FavouriteExchange = v.object({
  ...{ id: v.string(), category: v.string(), region: v.string(), publisherOrg: v.string() },
  ...{ status: v.string(), deadline: v.string(), budgetType: v.picklist(['固定', '面议']) },
  ...{ budgetMin: v.optional(v.number()), budgetMax: v.optional(v.number()) },
  ...{ price: v.optional(v.number()), priceUnit: v.optional(v.string()) },
})

/**
 * A favourite; its record is present as long as it is public. These calls also manage listings of the market, demands
 * and supplies (chosen).
 */
export const Favorite = v.object({
  ...recordEntries,
  type: v.picklist(favoriteTypes),
  targetId: v.string(),
  name: v.string(),
  product: v.optional(ProductBrief),
  provider: v.optional(ProviderBrief),
  listing: v.optional(FavouriteListing),
  /** The demand or the supply; fields of supplies are missing in a demand. */
  exchange: v.optional(FavouriteExchange),
  enquiry: v.optional(Enquiry),
  /** Reason why the record is missing (chosen). */
  gone: v.optional(v.string()),
})
export type Favorite = v.InferOutput<typeof Favorite>

const word = v.optional(Word, '')
const Sort = v.optional(v.picklist(serveSorts), 'score')
const SizeFilter = v.optional(v.object({ size: v.optional(Size, 6) }), {})
const MineFilter = v.optional(v.object({ ...paging, keyword: word, status: word }), {})
const ProductMoveAnswer = v.object({ ...Saved.entries, status: v.picklist(productStates) })
const statusChange = ({ id, status }: v.InferOutput<typeof ProductMoveAnswer>) => ({ id, status })

/** Prefix of the outbox record under which changes of one favourite wait in order; not for policies. */
const FAVOURITE = 'serve-favourite:'
/** Returns the outbox record of a favourite. */
export const favouriteRecord = (type: FavoriteType, id: string): string => `${FAVOURITE}${type}:${id}`
/** Returns type and id of a favourite from its outbox record, because some calls contain them nowhere else. */
const favouriteOf = (record: string) => record.slice(FAVOURITE.length)

export const serve = area('serve', {
  /** Returns all public services; '' means any, prices in 元, 面议 has none. `coverage` is the provider's. */
  products: endpoint('GET /uaa/api/ua/product/hotPage', {
    query: v.optional(
      v.object({
        ...paging,
        keyword: word,
        serviceType: word,
        priceMode: word,
        coverage: word,
        priceFrom: v.optional(Count),
        priceTo: v.optional(Count),
        /**
         * Minimum score, and maximum number of days; services without a stated duration are excluded by `days`
         * (chosen).
         */
        scoreFrom: v.optional(Count),
        days: v.optional(Count),
        /** True for services of providers with a qualification only (chosen). */
        qualified: v.optional(Flag),
        /** True to include counts in the answer (chosen). */
        faceted: v.optional(Flag),
        sort: v.optional(v.picklist(serveSorts), 'orders'),
      }),
      {},
    ),
    answer: v.object({ ...page(ProductBrief).entries, facets: facetsOf(productGroups) }),
  }),
  hotProviders: endpoint('GET /uaa/api/ua/provider/hotList', {
    query: v.optional(v.object({ size: v.optional(Size, 8), serviceType: word }), {}),
    answer: v.array(ProviderBrief),
  }),
  // Cached per reader and enterprise, because details depend on both.
  product: endpoint('GET /uaa/api/ua/product/detail/{id}', { answer: Product, keep: 'reader' }),
  /** Returns similar services, those of other providers first. */
  similarProducts: endpoint('GET /uaa/api/ua/product/recommendProduct/{id}', {
    query: SizeFilter,
    answer: v.array(ProductBrief),
  }),
  providerCard: endpoint('GET /uaa/api/ua/provider/getSimpleInfo/{id}', { answer: ProviderSimple }),
  provider: endpoint('GET /uaa/api/ua/provider/detail/{id}', { answer: Provider, keep: 'reader' }),
  /** Returns providers of the same services. */
  similarProviders: endpoint('GET /uaa/api/ua/provider/recommendProvider/{id}', {
    query: SizeFilter,
    answer: v.array(ProviderBrief),
  }),
  productsOf: endpoint('GET /uaa/api/ua/provider/hotProductByProvider/{id}', {
    query: v.optional(v.object({ size: v.optional(Size, 20) }), {}),
    answer: v.array(ProductBrief),
  }),
  providers: endpoint('GET /uaa/api/ua/provider/page', {
    query: v.optional(
      v.object({
        ...paging,
        keyword: word,
        serviceType: word,
        coverage: word,
        nature: word,
        scoreFrom: v.optional(Count),
        /** True for providers with a qualification only (chosen). */
        qualified: v.optional(Flag),
        /** True to include counts in the answer (chosen). */
        faceted: v.optional(Flag),
        sort: Sort,
      }),
      {},
    ),
    answer: v.object({ ...page(ProviderBrief).entries, facets: facetsOf(providerGroups) }),
  }),
  /** Returns every service type with its numbers of public services and providers. */
  types: endpoint('GET /uaa/api/ua/provider/service/list', {
    answer: v.array(
      v.object({
        serviceType: v.picklist(serviceTypes),
        productCount: v.number(),
        providerCount: v.number(),
      }),
    ),
  }),
  toggleFavorite: endpoint('POST /uaa/api/favorite/addOrCancel', {
    /**
     * Wanted state in `favorite`, so that the call may be resent; without it, the call inverts the current state
     * (chosen).
     */
    body: form({ type: v.picklist(favoriteTypes), id: Id, favorite: v.optional(v.boolean()) }),
    answer: v.object({ favorite: v.boolean() }),
    wish: 'one',
  }).queued(
    'favouriteRecord',
    ({ body: { type, id, favorite = true } }) => ({ id: `${type}:${id}`, favorite }),
    ({ favorite }, { record }) => ({ id: favouriteOf(record), favorite }),
  ),
  /** Removes a favourite by the favourite's own id. */
  cancelFavorite: endpoint('POST /uaa/api/favorite/cancel/{id}', {
    answer: v.null(),
    wish: 'one',
  }).queued(
    'favouriteRecord',
    ({ record }) => ({ id: favouriteOf(record), favorite: false }),
    (_, { record }) => ({ id: favouriteOf(record), favorite: false }),
  ),
  productSave: endpoint('POST /uaa/api/product/save', {
    body: v.variant('draft', [ProductDraft, ProductForm], '请求内容有误'),
    answer: ProductMoveAnswer,
  }).queued('product', noEffect, statusChange),
  productUp: endpoint('POST /uaa/api/product/up/{id}', { answer: ProductMoveAnswer, wish: 'one' }).queued(
    'product',
    ({ params: { id } }) => ({ id, status: productMoves.up }),
    statusChange,
  ),
  productDown: endpoint('POST /uaa/api/product/down/{id}', { answer: ProductMoveAnswer, wish: 'one' }).queued(
    'product',
    ({ params: { id } }) => ({ id, status: productMoves.down }),
    statusChange,
  ),
  /**
   * Saves a provider; any member with an enterprise may apply, and becomes a service provider by the audit (chosen).
   */
  providerSave: endpoint('POST /uaa/api/provider/save', {
    body: ProviderForm,
    answer: v.object({ ...Saved.entries, status: v.picklist(providerStates) }),
  }).queued('provider', noEffect, ({ id, status }) => ({ id, status })),
  enquire: endpoint('POST /uaa/api/provider/docker/{id}', {
    /** A new request, a step by the provider, or a rating by the requester (chosen). */
    body: v.variant('status', [EnquiryForm, EnquiryStep, EnquiryRating], '请选择咨询进展'),
    answer: Enquiry,
  }).queued('enquiry', noEffect),
  myProducts: endpoint('GET /uaa/api/product/myProductList', {
    query: MineFilter,
    answer: page(v.omit(MyProduct, ['audits', 'viewers'])),
  }),
  /** Returns the owner's own service with its viewers (chosen). */
  myProduct: endpoint('GET /uaa/api/product/detail/{id}', { answer: MyProduct }),
  myProviders: endpoint('GET /uaa/api/provider/myProviderList', {
    query: MineFilter,
    answer: page(v.omit(MyProvider, ['enquiries', 'audits'])),
  }),
  myProvider: endpoint('GET /uaa/api/provider/myProviderDetail/{id}', { answer: MyProvider }),
  /** Returns the audit steps of the caller's provider, or of one of its services, oldest first. */
  audits: endpoint('GET /uaa/api/product/manage/provider/audit/record/{id}', {
    answer: v.array(AuditRecord),
  }),
  favorites: endpoint('GET /uaa/api/favorite/page', {
    query: v.optional(
      v.object({
        ...paging,
        type: v.optional(v.picklist(favoriteTypes)),
        /** True to return requested records in place of favourites, each with its `enquiry` (chosen). */
        asked: v.optional(Flag),
      }),
      {},
    ),
    answer: page(Favorite),
  }),
})
