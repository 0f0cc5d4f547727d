import type { ListingState, marketCategories } from '#api/market.ts'
import { chengyue, jiashu, type Publisher } from '#mocks/docking/publishers.ts'
import type { Random } from '#mocks/random.ts'
import { auditors, pastAudits } from '#mocks/record/audits.ts'
import { districts } from '#mocks/vocabulary.ts'
import type { Beginning, World } from '#mocks/city.ts'
import { type ProductKind, productKinds } from './kinds.ts'
import { docsOf } from './papers.ts'
import { picture } from './pictures.ts'
import { warmUp } from './listing-search.ts'
import type { ListingRow } from './tables.ts'
import { assignEvenly, ownKindOf, publishersOf } from './trades.ts'

/** Listings of the demo accounts by state, first in the list in this order; listings of other enterprises follow. */
const owners: [Publisher, ListingState[]][] = [
  [chengyue, ['已发布', '已发布', '待审核', '草稿', '已驳回', '已下架', '已发布']],
  [jiashu, ['已发布', '草稿']],
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
  const plan = owners.flatMap(([owner, states]) => states.map((state) => ({ owner, state })))
  for (let index = 0; index < sizes.listings; index += 1) {
    const { owner, state } = plan[index] ?? {
      owner: publisherFor,
      state: random.chance(0.9) ? '已发布' : random.pick(['已下架', '待审核'] as const),
    }
    const id = owner === jiashu && state === '已发布' ? 'listing-other' : `listing-${String(index + 1)}`
    // 7 has no common factor with the number of kinds, so that neighbours differ and every kind is used.
    const at = (index * 7) % productKinds.length
    const turn = at + Math.floor(index / productKinds.length)
    const isLean = index >= LEAN_FROM
    world.db.listing.create(listingRow(world, beginning, id, owner, state, productKinds[at]!, turn, isLean))
  }
  warmUp(world)
}

/**
 * Suffixes of supply titles and patterns of demand titles, used in rotation by `turn`, so that titles of one kind
 * differ.
 */
const supplySuffixes = ['现货直供', '支持定制', '厂家直销', '可先试用', '一年质保', '批量优惠']
const demandTitles = [
  '求购{}，月度交货',
  '长期采购{}',
  '急购{}，现款现结',
  '{}年度框架采购',
  '批量求购{}，先送样',
  '产线扩建采购{}',
]

/** Opinions of the auditor on rejected listings. */
const rejections = {
  供应: '图片与规格不符，请补充实物照片后重新提交',
  求购: '求购数量和技术要求不明确，请补充后重新提交',
} as const

function listingRow(
  world: World,
  { random, day }: Beginning,
  id: string,
  publisher: Publisher | ReturnType<typeof assignEvenly>,
  state: ListingState,
  plan: ProductKind,
  turn: number,
  isLean: boolean,
): ListingRow {
  const created = day(-random.whole(4, 120), random.whole(8, 18), random.whole(0, 59))
  const tradeType = random.chance(0.34) ? '求购' : '供应'
  const side = tradeType === '供应' ? 'makes' : 'uses'
  const isDealt = typeof publisher === 'function'
  const own = isDealt ? undefined : ownKindOf(publisher, side, Number(id.split('-')[1]) || 0)
  const kind = productKinds.find(({ name }) => name === own) ?? plan
  const owner = isDealt ? publisher(kind.path[0] as (typeof marketCategories)[number], side) : publisher
  const brand = random.pick(kind.brands)
  const model = kind.model.replace(/#/g, () => String(random.whole(1, 9)))
  const spec = random.pick(kind.specs)
  const base = {
    id,
    createTime: created,
    updateTime: created,
    enId: owner.enId,
    userId: owner.userId,
    version: 1,
    tradeType,
    title:
      tradeType === '供应'
        ? `${brand} ${model} ${kind.name} ${supplySuffixes[turn % supplySuffixes.length]!}`
        : demandTitles[turn % demandTitles.length]!.replace('{}', kind.name),
    categoryPath: kind.path,
    publisherOrg: owner.publisherOrg,
    status: state,
  } as const
  if (state === '草稿')
    return { ...base, viewCount: 0, audits: [], brand, model, certs: [], images: [], docs: [] }
  const [from, to] = kind.price
  const exact = from + (to - from) * random.next()
  const step = exact > 10_000 ? 100 : exact > 500 ? 10 : 1
  const supply = tradeType === '供应'
  const cover = kind.path[0] ?? ''
  return {
    ...base,
    brand,
    model,
    spec,
    material: kind.material,
    origin: goodsOrigin(random, owner),
    ...(random.chance(0.82) ? { price: Math.round(exact / step) * step } : {}),
    unit: kind.unit,
    moq: random.pick(from > 10_000 ? [1, 1, 2] : [1, 10, 50, 100, 200]),
    ...(supply ? { stock: random.whole(0, from > 10_000 ? 24 : 5_000) } : {}),
    deliveryDays: random.whole(1, 90),
    certs: random.some(kind.certs, random.whole(1, 2)),
    // Starts at another shade each time, so that neighbours of a category differ.
    images: Array.from({ length: isLean ? 1 : supply ? random.whole(1, 9) : 1 + (turn % 4) }, (_, shade) =>
      picture(cover, shade + (turn % 5)),
    ),
    docs: isLean ? [] : docsOf(world, kind, owner, tradeType, supply ? random.pick([1, 1, 2]) : 1),
    contentHtml: content(random, kind, { brand, model, spec, supply }),
    contactName: owner.contactName,
    contactPhone: owner.contactPhone,
    ...(state === '已驳回' ? { reason: rejections[tradeType] } : {}),
    viewCount: state === '已发布' || state === '已下架' ? random.whole(12, 3_200) : 0,
    audits: pastAudits(state, owner.contactName, created, {
      auditor: auditors.listing,
      hours: 26,
      passed: '信息完整，同意发布',
      rejected: rejections[tradeType],
    }),
  }
}

/** Returns the origin of the goods; for a demo enterprise its district. */
function goodsOrigin(random: Random, { district }: Publisher): string {
  const origin = random.chance(0.7)
    ? random.pick(districts)
    : random.pick(['江苏苏州', '浙江宁波', '广东佛山', '山东潍坊'])
  return district ?? origin
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
