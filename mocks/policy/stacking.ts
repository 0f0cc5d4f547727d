import type { Policy } from '#api/policy.ts'
import { moneyText } from '#lib/money.ts'
import { type StackingKind, stackingKinds } from '#rules/stacking-kinds.ts'
import type { PolicyRow } from './tables.ts'

type Limit = NonNullable<Policy['stacking']>[number]

/** Limits that policies of some themes share, one a line: kind, name, themes, and 万元 for 年度限额. */
const lines = `
同一支出|研发费用|企业研发费用分档补助 科技型中小企业创新能力提升 生物医药产业高质量发展专项 海洋产业创新发展专项
同一支出|设备投资|工业企业技术改造综合奖补 智能工厂和数字化车间建设奖补 节能与循环经济项目补助 中小企业数字化转型试点改造补助 挥发性有机物深度治理补助
同一支出|贷款利息|设备更新贷款财政贴息 知识产权质押融资贴息 创业担保贷款贴息 农产品加工龙头企业贴息
同组择一|技术改造支持方式|工业企业技术改造综合奖补 设备更新贷款财政贴息
同组择一|优质企业梯度奖励|专精特新中小企业认定 专精特新“小巨人”企业培育奖励 制造业单项冠军企业培育奖励
年度限额|外经贸发展资金|外贸企业国际市场开拓补助 出口信用保险保费扶持 跨境电商海外仓建设奖励|100
年度限额|知识产权专项资金|专利导航和高价值专利培育 知识产权质押融资贴息 标准化项目资助|80`

const shared = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [kind, name = '', themes = '', most] = line.split('|')
    return {
      kind: stackingKinds.find((one) => one === kind)!,
      name,
      themes: themes.split(' '),
      ...(most === undefined ? {} : { most: Number(most) * 10_000 }),
    }
  })

/** Attribute on which a theme pays its ratio, where that is the whole expenditure of a year. */
const paidOn: Partial<Record<string, string>> = { 企业研发费用分档补助: 'rdCost' }

const sentences: Record<StackingKind, (name: string, most: number) => string> = {
  同一支出: (name) => `同一${name}已获得其他财政资金支持的，不重复支持；符合多项政策的，由企业自主选择其一。`,
  同组择一: (name) => `本政策属于${name}，与同组其他政策不重复享受，由企业择一申报。`,
  年度限额: (name, most) => `同一企业同一年度获得各级${name}支持，合计不超过 ${moneyText(most)}。`,
}

/** Returns the limits of a policy on taking it together with others; undefined where its text has none. */
export function stackingOf({
  theme,
  docNumber,
}: Pick<PolicyRow, 'theme' | 'docNumber'>): Limit[] | undefined {
  const own = shared.filter(({ themes }) => themes.includes(theme))
  if (own.length === 0) return undefined
  return own.map(({ kind, name, most }) => ({
    kind,
    name,
    most,
    paidOn: kind === '同一支出' ? paidOn[theme] : undefined,
    basis: { name: `${docNumber} 第三章`, text: sentences[kind](name, most ?? 0) },
  }))
}
