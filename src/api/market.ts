import * as v from 'valibot'
import { listingLifecycle } from '#rules/listing-states.ts'
import { AuditRecord } from './audit.ts'
import { area, endpoint } from './call/endpoint.ts'
import { untilHeard } from './effect.ts'
import {
  amount,
  existing,
  held,
  keyed,
  Phone,
  Picture,
  SentFile,
  unfinished,
  Version,
  whole,
} from './call/sent.ts'
import {
  Count,
  facetsOf,
  Flag,
  form,
  line,
  owned,
  page,
  paging,
  Saved,
  Size,
  StoredFile,
  text,
  Word,
  Words,
} from './call/shape.ts'

/** 供应 offers, 求购 wants. */
export const tradeTypes = ['供应', '求购'] as const
export type TradeType = (typeof tradeTypes)[number]

export const listingStates = listingLifecycle.words
export type ListingState = (typeof listingStates)[number]

/** The first level of the category tree; `tree` answers the rest. */
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

/** newest: 最新发布; priceUp, priceDown: 价格, 面议 last; hottest: 最热. */
export const marketSorts = ['newest', 'priceUp', 'priceDown', 'hottest'] as const

const few = <S extends v.GenericSchema>(of: S, label: string, most: number) =>
  v.optional(v.pipe(v.array(of), v.maxLength(most, `${label}最多 ${String(most)} 个`)), [])

/** What a seller or buyer fills in. */
const fields = {
  tradeType: v.picklist(tradeTypes, '请选择供应或求购'),
  title: line('名称', 50),
  /** Two to three names from the tree, the widest first. */
  categoryPath: v.pipe(
    v.array(line('分类', 50), '请选择分类'),
    v.minLength(2, '请选择到第二级分类'),
    v.maxLength(3, '分类最多三级'),
  ),
  brand: v.optional(line('品牌', 30)),
  model: v.optional(line('型号', 50)),
  spec: v.optional(line('规格', 200)),
  material: v.optional(line('材质', 50)),
  /** 产地; for 求购 where it is to be delivered. */
  origin: line('产地', 30),
  /** 元 for one unit; left out where it is 面议. */
  price: v.optional(amount('价格')),
  unit: line('计量单位', 10),
  /** Least order; for 求购 how many are wanted. */
  moq: v.optional(whole('起订量', 1, 10_000_000)),
  stock: v.optional(whole('库存', 0, 100_000_000)),
  deliveryDays: v.optional(whole('交货天数', 1, 90)),
  certs: few(line('认证', 50), '认证', 10),
  images: few(Picture, '图片', 9),
  docs: few(SentFile, '资料', 5),
  contentHtml: v.optional(text('详情', 20_000, 0)),
  contactName: line('联系人', 20),
  contactPhone: Phone,
}

/** A listing ready to be audited: what its form checks, and what is sent. Who offers must show it: 1 to 9 images. */
export const ListingForm = v.pipe(
  form({ ...fields, ...existing, ...keyed }),
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

const { images: _images, categoryPath: _path, ...written } = fields
/** What of it is typed as it is sent: the category is chosen in two steps, and pictures may still be on a device. */
export const ListingWritten = form(written)

const needed = { tradeType: fields.tradeType, title: fields.title }
const partial = { ...v.partial(v.object(fields)).entries, ...needed }

/**
 * What a draft is sent as: trade type and title, and of the rest whatever is there, half-written or not; an empty field
 * is left out.
 */
export const ListingDraft = form({
  ...unfinished(fields),
  ...needed,
  ...existing,
  ...keyed,
  down: v.optional(v.literal(false)),
})

/** A listing that its owner takes down, or a draft that is deleted, at the version it was read at (chosen: the list of calls has none for it). */
const ListingDown = form({
  down: v.literal(true),
  id: v.pipe(v.string('缺少编号'), v.minLength(1, '缺少编号'), v.maxLength(100, '编号有误')),
  version: Version,
})

const kept = {
  ...owned,
  status: v.picklist(listingStates),
  /** Why it was not let through, with 已驳回. */
  reason: v.optional(v.string()),
  publisherOrg: v.string(),
  viewCount: v.number(),
}

/**
 * A listing. The public sees only 已发布; its owner sees it in any state, and a draft may lack everything but its title.
 * contactName and contactPhone are whole for members, masked for visitors.
 */
export const Listing = v.object({
  ...kept,
  ...held(partial),
  categoryPath: v.array(v.string()),
  docs: v.optional(v.array(StoredFile)),
  contactPhone: v.optional(v.string()),
  mine: v.boolean(),
  /** True where the caller keeps it among the favourites (chosen). */
  favorite: v.optional(v.boolean()),
  /** For its owner, while an edit is audited or was sent back: what the public reads until then (chosen). */
  shown: v.optional(v.partial(v.object({ ...held(fields), docs: v.array(StoredFile) }))),
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
  /** For its owner: true while an edit is not let through and the version before it is public (chosen). */
  isShown: v.optional(v.boolean()),
})
export type ListingBrief = v.InferOutput<typeof ListingBrief>

/** A category with how many public listings lie in it and below it. */
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

/** The facts that a list may be narrowed by. */
const facetNames = ['brand', 'material', 'origin', 'cert'] as const
export type FacetName = (typeof facetNames)[number]

/** What a list counts: beside the facets the categories of every level, prices by range, days of delivery, stock. */
const countedNames = [...facetNames, 'category', 'price', 'within', 'stock'] as const
export type CountedName = (typeof countedNames)[number]

/**
 * What the public lists are narrowed by; '' is any. `category` is a name at any level; prices in 元 leave 面议 out. More
 * than the list of calls says (chosen): several words of a facet, 材质, 交货天数, 面议 or 有价, 有货, and one publisher's.
 */
const narrowing = {
  ...paging,
  keyword: word,
  category: word,
  brand: words,
  material: words,
  origin: words,
  cert: words,
  priceFrom: v.optional(Count),
  priceTo: v.optional(Count),
  /** Delivered within so many days. */
  within: v.optional(Count),
  priced: v.optional(v.picklist(['有价', '面议'])),
  inStock: v.optional(Flag),
  enId: word,
  /** Asks for the facets along with the page. */
  faceted: v.optional(Flag),
  sort: v.optional(v.picklist(marketSorts), 'newest'),
}

/** A page of listings; of each group how many each word would leave, without what is chosen of that group (chosen). */
const Found = v.object({ ...page(ListingBrief).entries, facets: facetsOf(countedNames) })

/** A page of one's own, and how many there are in each state (chosen). */
const Mine = v.object({
  ...page(ListingBrief).entries,
  counts: v.optional(v.record(v.string(), v.number())),
})

const Moved = v.object({ ...Saved.entries, status: v.picklist(listingStates) })
const statusIn = ({ id, status }: v.InferOutput<typeof Moved>) => ({ id, status })

export const market = area('market', {
  /** 求购 alone. */
  demandPage: endpoint('GET /uaa/api/ua/industry/market/demand/page', {
    query: v.optional(v.object(narrowing), {}),
    answer: Found,
  }),
  mine: endpoint('GET /uaa/api/industry/market/page', {
    query: v.optional(v.object({ ...paging, keyword: word, status: word, tradeType: AnyTrade }), {}),
    answer: Mine,
  }),
  /** The owner's: how the audit went, oldest first. */
  record: endpoint('GET /uaa/api/industry/market/detail/record/{id}', { answer: v.array(AuditRecord) }),
  page: endpoint('GET /uaa/api/ua/industry/market/page', {
    query: v.optional(v.object({ ...narrowing, tradeType: AnyTrade }), {}),
    answer: Found,
  }),
  // What it shows depends on who reads, and for which enterprise.
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
    answer: Moved,
  }).queued('listing', untilHeard, statusIn),
  /** Keeps a draft, one record however often; takes a listing down, or deletes a draft. */
  draft: endpoint('POST /uaa/api/industry/market/draft', {
    body: v.variant('down', [ListingDown, ListingDraft], '请求内容有误'),
    answer: Moved,
    wish: 'one',
  }).queued(
    'listing',
    ({ body }) => (body.down === true ? { id: body.id, status: '已下架' as const } : []),
    statusIn,
  ),
  /** What the caller's last listing said, to begin the next one with; `{}` when there is none yet. */
  last: endpoint('GET /uaa/api/industry/market/last/detail', {
    query: v.optional(v.object({ tradeType: AnyTrade }), {}),
    answer: v.partial(v.object(held(fields))),
  }),
})
