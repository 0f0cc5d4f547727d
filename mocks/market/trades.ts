import type { marketCategories } from '#api/market.ts'
import { groupBy } from '#lib/group-by.ts'
import { type Publisher, otherEnterprise } from '#mocks/docking/publishers.ts'
import type { Random } from '#mocks/random.ts'
import { trades as names } from '#mocks/vocabulary.ts'
import type { ProductKind } from './kinds.ts'

type Category = (typeof marketCategories)[number]

/** Trades, as in enterprises' names, that make or use the goods of a category. */
const trades: Record<Category, { makes: string; uses: string }> = {
  机械设备: { makes: '精密机械 智能装备 自动化', uses: '汽车部件 精密机械 海洋工程 食品' },
  电子元器件: { makes: '电子科技 仪器仪表', uses: '智能装备 自动化 汽车部件 医疗器械' },
  五金工具: { makes: '精密机械 自动化', uses: '汽车部件 智能装备 海洋工程' },
  化工原料: { makes: '化工 新材料', uses: '汽车部件 精密机械 电子科技' },
  新材料: { makes: '新材料 化工', uses: '汽车部件 海洋工程 新能源 智能装备' },
  汽车零部件: { makes: '汽车部件 精密机械', uses: '汽车部件 新能源' },
  仪器仪表: { makes: '仪器仪表 电子科技', uses: '环保科技 化工 食品 生物科技' },
  工业软件: { makes: '软件 信息技术', uses: '精密机械 汽车部件 食品 纺织' },
  包装: { makes: '新材料', uses: '食品 电子科技 医疗器械 物流' },
  劳保: { makes: '纺织 新材料', uses: '化工 精密机械 海洋工程 汽车部件' },
}

/** Trades that make single kinds, where not every maker of the category does. */
const makersOf: [kinds: RegExp, trades: string][] = [
  [/电容|电阻|航空插头|双极晶体管|线路板|线束|充电枪/, '电子科技'],
  [/铝合金板|钛合金|碳纤维|玻纤/, '新材料'],
  [/减速器/, '汽车部件 精密机械'],
  [/制动盘|控制臂/, '汽车部件'],
  [/纸箱|可降解/, '环保科技'],
  [/流量计|温度变送器|硬度计|测厚仪|卡尺/, '仪器仪表'],
  [/输送机|叉车/, '智能装备'],
  [/离心泵|球阀|磨床|车床|加工中心|铣刀|刀片|螺栓|铆钉/, '精密机械'],
  [/角磨机/, '自动化'],
  [/手套|安全鞋|口罩/, '纺织'],
]

/** Names of the product kinds that the demo enterprises sell and buy. */
const demoKinds: Record<string, { makes: string[]; uses: string[] }> = {
  'en-chengyue': {
    makes: ['精密滚珠丝杠副', '滚柱直线导轨', '高速电主轴'],
    uses: ['航空铝合金板', '整体硬质合金铣刀', '数显洛氏硬度计', '全合成切削液', '制造执行系统'],
  },
  'en-jiashu': {
    makes: ['碳纤维预浸布', '玻纤增强尼龙', '航空铝合金板'],
    uses: ['双酚A型环氧树脂', '塑料托盘', '超声波测厚仪'],
  },
}

type Side = 'makes' | 'uses'

/** Returns the kind that a demo enterprise sells or buys at its `turn`; undefined for other enterprises. */
export function ownKindOf({ enId }: Publisher, side: Side, turn: number): string | undefined {
  const names = demoKinds[enId]?.[side]
  return names?.[turn % names.length]
}

/** Maximum number of enterprises in a market. */
const MAX_PUBLISHERS = 450
/** Average number of listings of one enterprise. */
const LISTINGS_EACH = 4.4

/**
 * Creates the publishers of a market of this size, apart from the demo enterprises. Each has one id, name and contact,
 * and every trade occurs, so that every category has makers and users.
 */
export function publishersOf(random: Random, listings: number): Publisher[] {
  const count = Math.min(MAX_PUBLISHERS, Math.ceil(listings / LISTINGS_EACH))
  const taken = new Set<string>()
  return Array.from({ length: Math.max(count, names.length) }, (_, index) => {
    const trade = names[index % names.length]!
    for (;;) {
      const one = otherEnterprise(random, index)
      const publisherOrg = one.publisherOrg.replace(tradeIn(one), trade)
      if (taken.has(publisherOrg)) continue
      taken.add(publisherOrg)
      return {
        ...one,
        userId: `market-${String(index + 1)}`,
        enId: `en-market-${String(index + 1)}`,
        publisherOrg,
      }
    }
  })
}

const tradeIn = ({ publisherOrg }: Publisher) => names.find((word) => publisherOrg.includes(word)) ?? ''

/** Returns a function that assigns a listing to the maker or user of its category with the fewest listings so far. */
export function assignEvenly(publishers: readonly Publisher[]): (kind: ProductKind, side: Side) => Publisher {
  const inTrade = groupBy(
    publishers.map((one) => ({ one, listings: 0 })),
    ({ one }) => tradeIn(one),
  )
  return ({ path, name }, side) => {
    const makers = side === 'makes' && makersOf.find(([kinds]) => kinds.test(name))?.[1]
    const fitting = (makers || trades[path[0] as Category][side])
      .split(' ')
      .flatMap((trade) => inTrade.get(trade) ?? [])
    const next = fitting.reduce((least, each) => (each.listings < least.listings ? each : least))
    next.listings += 1
    return next.one
  }
}
