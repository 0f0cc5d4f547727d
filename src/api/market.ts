import * as v from 'valibot'
import { listingLifecycle } from '#rules/listing-states.ts'
import { AuditRecord } from './audit.ts'
import { area, endpoint } from './call/endpoint.ts'
import { noEffect } from './effect.ts'
import {
  amount,
  existing,
  unlimited,
  draftKeyed,
  Phone,
  Picture,
  SentFile,
  draftOf,
  Version,
  integer,
} from './call/sent.ts'
import {
  Count,
  facetsOf,
  Flag,
  form,
  line,
  ownedEntries,
  page,
  paging,
  Saved,
  Size,
  StoredFile,
  text,
  Word,
  Words,
} from './call/shape.ts'

/** 供应: an offer; 求购: a wanted item. */
export const tradeTypes = ['供应', '求购'] as const
export type TradeType = (typeof tradeTypes)[number]

export const listingStates = listingLifecycle.words
export type ListingState = (typeof listingStates)[number]

/** First level of the category tree; `tree` returns the other levels. */
export const marketCategories = [
  '机械设备',
  '电子元器件',
  '五金工具',
  '化工原料',
  '新材料',
  '汽车零部件',
  '仪器仪表',
  '工业软件',
  '包装',
  '劳保',
] as const

/** newest: 最新发布; priceUp, priceDown: by 价格, 面议 last; hottest: 最热. */
export const marketSorts = ['newest', 'priceUp', 'priceDown', 'hottest'] as const

const shortList = <S extends v.GenericSchema>(of: S, label: string, most: number) =>
  v.optional(v.pipe(v.array(of), v.maxLength(most, `${label}最多 ${String(most)} 个`)), [])

/** Fields of a listing. */
const fields = {
  tradeType: v.picklist(tradeTypes, '请选择供应或求购'),
  title: line('名称', 50),
  /** Two or three names of the category tree, the widest first. */
  categoryPath: v.pipe(
    v.array(line('分类', 50), '请选择分类'),
    v.minLength(2, '请选择到第二级分类'),
    v.maxLength(3, '分类最多三级'),
  ),
  brand: v.optional(line('品牌', 30)),
  model: v.optional(line('型号', 50)),
  spec: v.optional(line('规格', 200)),
  material: v.optional(line('材质', 50)),
  /** 产地; for 求购 the place of delivery. */
  origin: line('产地', 30),
  /** 元 per unit; missing for 面议. */
  price: v.optional(amount('价格')),
  unit: line('计量单位', 10),
  /** Minimum order; for 求购 the wanted quantity. */
  moq: v.optional(integer('起订量', 1, 10_000_000)),
  stock: v.optional(integer('库存', 0, 100_000_000)),
  deliveryDays: v.optional(integer('交货天数', 1, 90)),
  certs: shortList(line('认证', 50), '认证', 10),
  images: shortList(Picture, '图片', 9),
  docs: shortList(SentFile, '资料', 5),
  contentHtml: v.optional(text('详情', 20_000, 0)),
  contactName: line('联系人', 20),
  contactPhone: Phone,
}

/** A listing to be audited; validated by its form, and sent. An offer needs 1 to 9 images. */
export const ListingForm = v.pipe(
  form({ ...fields, ...existing, ...draftKeyed }),
  v.forward(
    v.partialCheck(
      [['tradeType'], ['images']],
      ({ tradeType, images }) => tradeType === '求购' || images.length > 0,
      '请至少上传 1 张图片',
    ),
    ['images'],
  ),
)
export type ListingForm = v.InferOutput<typeof ListingForm>

const { images: _images, categoryPath: _path, ...writtenEntries } = fields
/**
 * Typed fields of a listing that are sent unchanged; leaves out the category, which is chosen in two steps, and
 * pictures, which may still be on the device.
 */
export const ListingWritten = form(writtenEntries)

const requiredEntries = { tradeType: fields.tradeType, title: fields.title }
const partial = { ...v.partial(v.object(fields)).entries, ...requiredEntries }

/**
 * Body of a draft: trade type and title, and optionally all other fields, complete or half-written; empty fields are
 * left out.
 */
export const ListingDraft = form({
  ...draftOf(fields),
  ...requiredEntries,
  ...existing,
  ...draftKeyed,
  down: v.optional(v.literal(false)),
})

/**
 * Withdraws a listing or deletes a draft, at the version that was read (chosen: the list of calls has no call for it).
 */
const ListingDown = form({
  down: v.literal(true),
  id: v.pipe(v.string('缺少编号'), v.minLength(1, '缺少编号'), v.maxLength(100, '编号有误')),
  version: Version,
})

const storedEntries = {
  ...ownedEntries,
  status: v.picklist(listingStates),
  /** Reason for 已驳回. */
  reason: v.optional(v.string()),
  publisherOrg: v.string(),
  viewCount: v.number(),
}

/**
 * A listing. The public sees only 已发布; its owner sees every state, and a draft may lack everything except its title.
 * contactName and contactPhone are complete for members, masked for visitors.
 */
export const Listing = v.object({
  ...storedEntries,
  ...unlimited(partial),
  categoryPath: v.array(v.string()),
  docs: v.optional(v.array(StoredFile)),
  contactPhone: v.optional(v.string()),
  mine: v.boolean(),
  /** True if the listing is one of the caller's favourites (chosen). */
  favorite: v.optional(v.boolean()),
  /** The public version, for the owner, while a change is audited or was rejected (chosen). */
  shown: v.optional(v.partial(v.object({ ...unlimited(fields), docs: v.array(StoredFile) }))),
})
export type Listing = v.InferOutput<typeof Listing>

/** A listing in a list; `cover` is its first image. */
export const ListingBrief = v.object({
  ...v.omit(Listing, [
    'contentHtml',
    'docs',
    'images',
    'contactName',
    'contactPhone',
    'mine',
    'shown',
    'favorite',
  ]).entries,
  cover: v.optional(v.string()),
  /** True for the owner while a change is not approved and the previous version is public (chosen). */
  isShown: v.optional(v.boolean()),
})
export type ListingBrief = v.InferOutput<typeof ListingBrief>

/** A category, with its number of public listings, including subcategories. */
export interface CategoryNode {
  name: string
  count: number
  children?: CategoryNode[]
}
export const CategoryNode: v.GenericSchema<CategoryNode> = v.object({
  name: v.string(),
  count: v.number(),
  children: v.optional(v.array(v.lazy(() => CategoryNode))),
})

const word = v.optional(Word, '')
const AnyTrade = v.optional(v.picklist(tradeTypes))

const words = v.optional(Words, [])

/** Facets of a listing that lists filter by. */
const facetNames = ['brand', 'material', 'origin', 'cert'] as const
export type FacetName = (typeof facetNames)[number]

/** Counts of a list: facets, categories of every level, price ranges, days of delivery, stock. */
const countedNames = [...facetNames, 'category', 'price', 'within', 'stock'] as const
export type CountedName = (typeof countedNames)[number]

/**
 * Filter of the public lists; '' means any. `category` is a name at any level; price limits in 元 exclude 面议. Beyond the
 * list of calls (chosen): several words per facet, 材质, 交货天数, 面议 or 有价, 有货, and one publisher.
 */
const filterEntries = {
  ...paging,
  keyword: word,
  category: word,
  brand: words,
  material: words,
  origin: words,
  cert: words,
  priceFrom: v.optional(Count),
  priceTo: v.optional(Count),
  /** Maximum days of delivery. */
  within: v.optional(Count),
  priced: v.optional(v.picklist(['有价', '面议'])),
  inStock: v.optional(Flag),
  enId: word,
  /** True to include facet counts in the answer. */
  faceted: v.optional(Flag),
  sort: v.optional(v.picklist(marketSorts), 'newest'),
}

/** A page of listings; facet counts ignore their own group's filter (chosen). */
const ListingPage = v.object({ ...page(ListingBrief).entries, facets: facetsOf(countedNames) })

/** A page of own listings, with the number in each state (chosen). */
const MyListingPage = v.object({
  ...page(ListingBrief).entries,
  counts: v.optional(v.record(v.string(), v.number())),
})

const MoveAnswer = v.object({ ...Saved.entries, status: v.picklist(listingStates) })
const statusChange = ({ id, status }: v.InferOutput<typeof MoveAnswer>) => ({ id, status })

export const market = area('market', {
  /** Returns 求购 only. */
  demandPage: endpoint('GET /uaa/api/ua/industry/market/demand/page', {
    query: v.optional(v.object(filterEntries), {}),
    answer: ListingPage,
  }),
  mine: endpoint('GET /uaa/api/industry/market/page', {
    query: v.optional(v.object({ ...paging, keyword: word, status: word, tradeType: AnyTrade }), {}),
    answer: MyListingPage,
  }),
  /** Returns the audit steps to the owner, oldest first. */
  record: endpoint('GET /uaa/api/industry/market/detail/record/{id}', { answer: v.array(AuditRecord) }),
  page: endpoint('GET /uaa/api/ua/industry/market/page', {
    query: v.optional(v.object({ ...filterEntries, tradeType: AnyTrade }), {}),
    answer: ListingPage,
  }),
  // Cached per reader and enterprise, because the answer depends on both.
  detail: endpoint('GET /uaa/api/ua/industry/market/detail/{id}', { answer: Listing, keep: 'reader' }),
  tree: endpoint('GET /uaa/api/ua/industry/market/tree/condition', {
    query: v.optional(v.object({ tradeType: AnyTrade }), {}),
    answer: v.array(CategoryNode),
  }),
  hot: endpoint('GET /uaa/api/ua/industry/market/hot/list', {
    query: v.optional(v.object({ size: v.optional(Size, 8), tradeType: AnyTrade }), {}),
    answer: v.array(ListingBrief),
  }),
  save: endpoint('POST /uaa/api/industry/market/save', {
    body: ListingForm,
    answer: MoveAnswer,
  }).queued('listing', noEffect, statusChange),
  /** Saves a draft, always as the same record; withdraws a listing, or deletes a draft. */
  draft: endpoint('POST /uaa/api/industry/market/draft', {
    body: v.variant('down', [ListingDown, ListingDraft], '请求内容有误'),
    answer: MoveAnswer,
    wish: 'one',
  }).queued(
    'listing',
    ({ body }) => (body.down === true ? { id: body.id, status: '已下架' as const } : []),
    statusChange,
  ),
  /** Returns the fields of the caller's last listing, to prefill the next one; `{}` if there is none yet. */
  last: endpoint('GET /uaa/api/industry/market/last/detail', {
    query: v.optional(v.object({ tradeType: AnyTrade }), {}),
    answer: v.partial(v.object(unlimited(fields))),
  }),
})
