import type { marketCategories } from '#api/market.ts'
import { inTrades, type Publisher } from '#mocks/docking/publishers.ts'

type Category = (typeof marketCategories)[number]

/** Who makes the goods of a category, and who buys them, by the trade in an enterprise's name. */
const trades: Record<Category, { makes: string; uses: string }> = {
  机械设备: { makes: '精密机械 智能装备 自动化', uses: '汽车部件 精密机械 海洋工程 食品' },
  电子元器件: { makes: '电子科技 仪器仪表', uses: '智能装备 自动化 汽车部件 医疗器械' },
  五金工具: { makes: '精密机械 自动化', uses: '汽车部件 智能装备 海洋工程' },
  化工原料: { makes: '化工 新材料', uses: '汽车部件 精密机械 电子科技' },
  新材料: { makes: '新材料 化工', uses: '汽车部件 海洋工程 新能源 智能装备' },
  汽车零部件: { makes: '汽车部件 精密机械', uses: '汽车部件 新能源' },
  仪器仪表: { makes: '仪器仪表 电子科技', uses: '环保科技 化工 食品 生物科技' },
  工业软件: { makes: '软件 信息技术', uses: '精密机械 汽车部件 食品 纺织' },
  包装: { makes: '新材料 环保科技', uses: '食品 电子科技 医疗器械 物流' },
  劳保: { makes: '纺织 新材料', uses: '化工 精密机械 海洋工程 汽车部件' },
}

/** The names of product kinds that the demo enterprises deal in. */
const own: Record<string, { makes: string[]; uses: string[] }> = {
  'en-chengyue': {
    makes: ['数控车床', '立式加工中心', '平面磨床', '电驱减速器总成'],
    uses: ['航空铝合金板', '整体硬质合金铣刀', '数显洛氏硬度计', '全合成切削液', '制造执行系统'],
  },
  'en-jiashu': {
    makes: ['碳纤维预浸布', '玻纤增强尼龙', '航空铝合金板'],
    uses: ['双酚A型环氧树脂', '塑料托盘', '超声波测厚仪'],
  },
}

type Side = 'makes' | 'uses'

/** What a demo enterprise sells or buys at its `turn`; undefined for the rest of the city. */
export function ownKindOf({ enId }: Publisher, side: Side, turn: number): string | undefined {
  const names = own[enId]?.[side]
  return names?.[turn % names.length]
}

/** The publisher under a name whose trade makes, or uses, goods of this category; a demo enterprise keeps its own. */
export const inTrade = (publisher: Publisher, category: Category, side: Side, turn: number): Publisher =>
  inTrades(publisher, trades[category][side].split(' '), turn)
