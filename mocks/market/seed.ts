import type { ListingState, TradeType } from '#api/market.ts'
import { chengyue, jiashu, type Publisher } from '#mocks/docking/publishers.ts'
import { galleryOf } from '#mocks/drawings/address.ts'
import { subjectOf } from '#mocks/drawings/subjects.ts'
import type { Random } from '#mocks/random.ts'
import { auditors, pastAudits, submittedLately } from '#mocks/record/audits.ts'
import { districts } from '#mocks/vocabulary.ts'
import type { Beginning, World } from '#mocks/city.ts'
import { cityKinds, type ProductKind, productKinds } from './kinds.ts'
import { docsOf } from './papers.ts'
import { warmUp } from './listing-search.ts'
import type { ListingRow } from './tables.ts'
import { assignEvenly, ownKindOf, publishersOf } from './trades.ts'

/** Listings of the demo accounts, first in the list in this order; listings of other enterprises follow. */
const owners: [Publisher, [ListingState, TradeType][]][] = [
  [
    chengyue,
    [
      ['已发布', '求购'],
      ['已发布', '供应'],
      ['待审核', '求购'],
      ['草稿', '求购'],
      ['已驳回', '求购'],
      ['已下架', '供应'],
      ['已发布', '供应'],
    ],
  ],
  [
    jiashu,
    [
      ['已发布', '供应'],
      ['草稿', '供应'],
    ],
  ],
]

/**
 * Index from which listings have one picture and no documents, because a busy world would otherwise need 10,000 files.
 */
const LEAN_FROM = 1_000

/** Fills the market with `listing-1` …, a third of them 求购; `listing-other` is u-other's published listing. */
export function seed(world: World): void {
  const beginning = world.begin('market')
  const { random, sizes } = beginning
  const publisherFor = assignEvenly(publishersOf(random, sizes.listings))
  const plan = owners.flatMap(([owner, listings]) =>
    listings.map(([state, tradeType]) => ({ owner, state, tradeType })),
  )
  for (let index = 0; index < sizes.listings; index += 1) {
    const { owner, state, tradeType } = plan[index] ?? {
      owner: publisherFor,
      state: random.chance(0.9) ? '已发布' : random.pick(['已下架', '待审核'] as const),
      tradeType: random.chance(0.34) ? '求购' : '供应',
    }
    const id = owner === jiashu && state === '已发布' ? 'listing-other' : `listing-${String(index + 1)}`
    // 7 has no common factor with the number of kinds, so that neighbours differ and every kind is used.
    const at = (index * 7) % cityKinds.length
    const turn = at + Math.floor(index / cityKinds.length)
    const isLean = index >= LEAN_FROM
    const kind = cityKinds[at]!
    world.db.listing.create(
      listingRow(world, beginning, { id, publisher: owner, state, tradeType, plan: kind, turn, isLean }),
    )
  }
  warmUp(world)
}

/** Days in which goods of a title are delivered, and the words for it, in rotation by `turn`. */
type Offers = readonly (readonly [words: string, from: number, to: number])[]

/** Suffixes of supply titles, so that titles of one kind differ: of equipment, of what is used up, and of software. */
const supplySuffixes: Record<'equipment' | 'material' | 'software', Offers> = {
  equipment: [
    ['现货直供', 1, 5],
    ['支持定制', 20, 60],
    ['厂家直销', 5, 20],
    ['可先试用', 5, 15],
    ['一年质保', 5, 20],
    ['批量优惠', 7, 25],
  ],
  material: [
    ['现货直供', 1, 3],
    ['支持定制', 10, 30],
    ['厂家直销', 3, 12],
    ['可寄样品', 3, 10],
    ['随货附检测报告', 3, 12],
    ['批量优惠', 5, 15],
  ],
  software: [
    ['含实施培训', 30, 60],
    ['支持定制', 45, 90],
    ['按年订阅', 5, 15],
    ['可先试用', 5, 15],
    ['一年免费升级', 15, 45],
    ['多点部署优惠', 30, 60],
  ],
}
/** Patterns of demand titles: of goods that are bought again and again, and of those bought once. */
const demandTitles: Record<'repeated' | 'once', Offers> = {
  repeated: [
    ['求购{}，月度交货', 15, 30],
    ['长期采购{}', 10, 30],
    ['急购{}，现款现结', 2, 7],
    ['{}年度框架采购', 10, 30],
    ['批量求购{}，先送样', 10, 25],
    ['产线扩建采购{}', 20, 45],
  ],
  once: [
    ['采购{}，含安装培训', 30, 75],
    ['诚征{}供应商', 30, 90],
    ['急购{}，现款现结', 3, 10],
    ['{}询价', 30, 60],
    ['采购{}，先试后买', 20, 60],
    ['产线扩建采购{}', 30, 75],
  ],
}
const CONSUMED = ['化工原料', '新材料', '包装', '劳保']

/** Returns the words and the days of an offer or a demand of a kind. */
function offerOf({ path: [top = ''], material, price: [from] }: ProductKind, supply: boolean, turn: number) {
  const offers = supply
    ? supplySuffixes[material === '软件' ? 'software' : CONSUMED.includes(top) ? 'material' : 'equipment']
    : demandTitles[from > 10_000 && !CONSUMED.includes(top) ? 'once' : 'repeated']
  return offers[turn % offers.length]!
}

/** Opinions of the auditor on rejected listings. */
const rejections = {
  供应: '图片与规格不符，请补充实物照片后重新提交',
  求购: '求购数量和技术要求不明确，请补充后重新提交',
} as const

interface Planned {
  id: string
  publisher: Publisher | ReturnType<typeof assignEvenly>
  state: ListingState
  tradeType: TradeType
  plan: ProductKind
  turn: number
  isLean: boolean
}

function listingRow(
  world: World,
  { random, day }: Beginning,
  { id, publisher, state, tradeType, plan, turn, isLean }: Planned,
): ListingRow {
  const written = day(-random.whole(4, 120), random.whole(8, 18), random.whole(0, 59))
  const created = state === '待审核' ? submittedLately(world, random) : written
  const side = tradeType === '供应' ? 'makes' : 'uses'
  const isDealt = typeof publisher === 'function'
  const own = isDealt ? undefined : ownKindOf(publisher, side, Number(id.split('-')[1]) || 0)
  const kind = productKinds.find(({ name }) => name === own) ?? plan
  const owner = isDealt ? publisher(kind, side) : publisher
  const brand = random.pick(kind.brands)
  const spec = random.pick(kind.specs)
  const pattern = kind.models[kind.specs.indexOf(spec)] ?? kind.models[0]!
  const model = pattern.replace(/#/g, () => String(random.whole(1, 9)))
  const supply = tradeType === '供应'
  const [words, soonest, latest] = offerOf(kind, supply, turn)
  const base = {
    id,
    createTime: created,
    updateTime: created,
    enId: owner.enId,
    userId: owner.userId,
    version: 1,
    tradeType,
    title: supply ? `${brand} ${model} ${kind.name} ${words}` : words.replace('{}', kind.name),
    categoryPath: kind.path,
    publisherOrg: owner.publisherOrg,
    status: state,
  } as const
  if (state === '草稿')
    return { ...base, viewCount: 0, audits: [], brand, model, certs: [], images: [], docs: [] }
  const [from, to] = kind.price
  const exact = from + (to - from) * random.next()
  const step = exact > 10_000 ? 100 : exact > 500 ? 10 : 1
  const isSoftware = kind.material === '软件'
  const least =
    isSoftware || from > 10_000 ? 1 : random.pick(from > 1_000 ? [1, 2, 5] : [1, 10, 50, 100, 200])
  // Dear goods are stocked in small numbers; goods in stock are more than the least that is sold.
  const drawn = random.whole(0, from > 10_000 ? 24 : from > 1_000 ? 300 : 5_000)
  const stock = words.startsWith('现货') ? Math.max(drawn, least * 2) : drawn
  return {
    ...base,
    brand,
    model,
    spec,
    material: kind.material,
    origin: goodsOrigin(random, owner, supply),
    ...(random.chance(0.82) ? { price: Math.round(exact / step) * step } : {}),
    unit: kind.unit,
    moq: least,
    ...(supply && !isSoftware ? { stock: stock < least ? 0 : stock } : {}),
    deliveryDays: random.whole(soonest, latest),
    certs: random.some(kind.certs, random.whole(1, 2)),
    images: picturesOf(kind, brand, `${model} ${spec}`, isLean ? 1 : supply ? random.whole(3, 4) : turn % 4),
    docs: isLean ? [] : docsOf(world, kind, owner, tradeType, supply ? random.pick([1, 1, 2]) : 1),
    contentHtml: content(random, kind, { brand, model, spec, supply }),
    contactName: owner.contactName,
    contactPhone: owner.contactPhone,
    ...(state === '已驳回' ? { reason: rejections[tradeType] } : {}),
    viewCount: state === '已发布' || state === '已下架' ? random.whole(12, 3_200) : 0,
    audits: pastAudits(state, owner.contactName, created, {
      auditor: auditors.listing,
      passed: '信息完整，同意发布',
      rejected: rejections[tradeType],
    }),
  }
}

/** Returns up to `count` drawings of the goods; who only wants to buy something often has none. */
function picturesOf({ name }: ProductKind, brand: string, said: string, count: number): string[] {
  const subject = subjectOf(name, brand, said)
  return subject ? galleryOf(subject, count) : []
}

/** Returns the origin of the goods: of a supply the maker's own district, the same for all of its listings. */
function goodsOrigin(random: Random, { district, enId }: Publisher, supply: boolean): string {
  const origin = random.chance(0.7)
    ? random.pick(districts)
    : random.pick(['江苏苏州', '浙江宁波', '广东佛山', '山东潍坊'])
  return district ?? (supply ? districts[Number(/\d+$/.exec(enId)?.[0] ?? 0) % districts.length]! : origin)
}

function content(
  random: Random,
  { name, material }: ProductKind,
  { brand, model, spec, supply }: { brand: string; model: string; spec: string; supply: boolean },
): string {
  const uses = random
    .some(['产线改造', '设备配套', '备件储备', '出口订单', '新品试制', '日常维护'], 2)
    .join('、')
  const facts = `<ul><li>型号：${model}</li><li>规格：${spec}</li><li>材质：${material}</li></ul>`
  return supply
    ? `<p>${brand}${name}，适用于${uses}。出厂前逐件检验，随货附合格证与检测报告，本市范围内送货上门。</p>${facts}<p>质保一年，质量问题包退换；批量采购可签订年度协议。</p>`
    : `<p>因${uses}需要，求购${name}，参考型号如下，同等规格均可报价。</p>${facts}<p>请在报价中注明交货期、付款方式与质保年限，先送样后批量。</p>`
}
