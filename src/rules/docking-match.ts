import { pairsOf, shareOf } from '#lib/relevance.ts'

/** Facts of a demand or a supply that a match uses. Amounts in 元. */
interface Matched {
  id: string
  enId: string
  title: string
  category: string
  industry: string
  region: string
  budgetMin?: number
  budgetMax?: number
  price?: number
}

/** Share of a subject that must occur in the other one for both to count as the same. */
const SAME_SUBJECT = 0.5
/** Maximum number of listed counterparts. */
export const MOST = 3

/** Words of a title that say how something is bought, sold or used, but not what it is; longer ones first. */
const PURPOSE = new RegExp(
  '订单外发 绿色通道 合作攻关 长期采购 长期配套 灵活用工 以租代购 升级改造 技术难题 一站式 配套厂 承运商 产业化 服务商 小批量 供应商 订单班 轻量化 技术 拟购 面向 扩建 攻关 外协 寻找 企业 方案 运力 柔性 放款 整改 负责 供应(?!链) 诚邀 合作 安装 开放 富余 成套 转让 寻求 推荐 直供 交付 年度 委托 招租 交货 框架 征集 优惠 调试 揭榜 多名 整体 招采 产线 出清 打样 订阅 自用 成果 资源 项目 承接 引进 采购 现货 用于 优先 分批 加盟 服务 申请 快速 诚征 扩产 园区 招聘 提供 开发 求购 急需 按月 出租 共享 厂家 人选 定制 驻厂 需求 培训 机构 招标 产能 询价 求租 支持 伙伴 辅导 库存 计划 建设'.replaceAll(
    ' ',
    '|',
  ),
  'g',
)
/** Words that so many subjects share that they distinguish none. */
const COMMON = pairsOf(
  '检测 认证 加工 经理 测试 试验 材料 系统 管理 工程 程师 融资 贷款 仓库 运输 机器 设备 控制 联合 体系 医疗 疗器 器械 性能 质量',
)

const subjectOf = (title: string) => title.replaceAll(PURPOSE, ' ')

/** Returns the pairs of a subject that distinguish it; all of its pairs if none does. */
function tellingPairs(subject: string): Set<string> {
  const all = pairsOf(subject)
  const telling = new Set([...all].filter((pair) => !COMMON.has(pair)))
  return telling.size > 0 ? telling : all
}

/** Returns the longest run of characters that two texts share: 减速器齿轮噪声抑制; '' if they share none. */
function sharedRun(one: string, other: string): string {
  let longest = ''
  for (const [run] of one.matchAll(/[\p{L}\p{N}]+/gu)) {
    for (let from = 0; from < run.length; from += 1) {
      let to = from + longest.length + 1
      while (to <= run.length && other.includes(run.slice(from, to))) longest = run.slice(from, to++)
    }
  }
  return longest
}

/**
 * Returns the reasons why a demand and a supply match, for people, by weight. They match if they have the same category
 * and at least half of one subject occurs in the other, because 技术攻关 alone does not make a membrane fit a gear;
 * otherwise `weight` is 0. A price matches a budget that covers it.
 */
export function matchOf(one: Matched, other: Matched): { weight: number; reasons: string[] } {
  const [mine, theirs] = [subjectOf(one.title), subjectOf(other.title)]
  const [wanted, offered] = [tellingPairs(mine), tellingPairs(theirs)]
  const subject = Math.max(shareOf(wanted, offered), shareOf(offered, wanted))
  if (one.category !== other.category || subject < SAME_SUBJECT) return { weight: 0, reasons: [] }
  const budget = one.budgetMax ?? other.budgetMax
  const price = one.price ?? other.price
  const found: [boolean, number, string][] = [
    [true, 4 * subject, `都是“${sharedRun(mine, theirs)}”`],
    [one.region === other.region, 1, `都在${one.region}`],
    [one.industry === other.industry, 1, `同属${one.industry}`],
    [budget !== undefined && price !== undefined && price <= budget, 0.5, '价格在预算以内'],
  ]
  const holds = found.filter(([does]) => does)
  return {
    weight: holds.reduce((sum, [, weight]) => sum + weight, 0),
    reasons: holds.map(([, , reason]) => reason),
  }
}

/** Returns the three best matches with their reasons; never a record of the same enterprise. */
export function bestMatches<Row extends Matched>(one: Matched, others: readonly Row[]) {
  const rows = [...new Map(others.map((row) => [row.id, row])).values()]
  return rows
    .filter((row) => row.enId !== one.enId)
    .map((row) => ({ row, ...matchOf(one, row) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
}
