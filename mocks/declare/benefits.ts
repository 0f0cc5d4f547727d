import type { Declaration, PayeePart } from '#api/declaration.ts'
import type { Benefit } from '#api/declare-item.ts'
import { moneyText } from '#lib/money.ts'
import { workdayTime } from '#mocks/policy/days.ts'
import type { ItemRow } from '#mocks/policy/tables.ts'
import type { Beginning, World } from '#mocks/city.ts'
import type { DeclarationRow } from './tables.ts'

/** What part of the budget is paid at each stage that an item may be at, and working days until confirming and paying end. */
const standings: { stage: Benefit['stage']; used: number; confirm: number; pay: number }[] = [
  { stage: '意愿确认', used: 0, confirm: 8, pay: 28 },
  { stage: '公示归档', used: 0.97, confirm: -43, pay: -34 },
  { stage: '精准推送', used: 0, confirm: 14, pay: 35 },
  { stage: '自动兑付', used: 0.52, confirm: -7, pay: 3 },
  { stage: '系统比对', used: 0, confirm: 25, pay: 50 },
  { stage: '意愿确认', used: 0, confirm: 4, pay: 21 },
  { stage: '公示归档', used: 0.94, confirm: -32, pay: -23 },
  { stage: '自动兑付', used: 0.38, confirm: -4, pay: 6 },
]

/** Gives every application-free item its figures: budget for those the city found, spent by its stage. */
export function seedBenefits(world: World, { random }: Beginning): void {
  const items = world.db.item.findMany({ where: { formKey: { equals: 'apply-msjx' } } })
  for (const [at, item] of items.entries()) {
    const { stage, used, confirm, pay } = standings[at % standings.length]!
    const matchedCount = random.whole(60, 860)
    const each = (item.quotaAmount || 100_000) * 0.4
    const fundBudget = Math.round((matchedCount * each) / 100_000) * 100_000
    world.db.benefit.add({
      id: item.id,
      stage,
      matchedCount,
      fundBudget,
      fundUsed: Math.round((fundBudget * used) / 10_000) * 10_000,
      confirmDeadline: workdayTime(world.now(), confirm, '18:00:00'),
      payDate: workdayTime(world.now(), pay, '17:00:00'),
    })
  }
}

/** The figures of an application-free item; undefined for any other. */
export const benefitOf = (world: World, itemId: string): Benefit | undefined => world.db.benefit.find(itemId)

/** Where the batch stands at `now`: after the last day of confirming it is paid, after the day of paying it is over. */
export function benefitNow(row: Benefit, now: number): Pick<Benefit, 'stage' | 'fundUsed'> {
  const { stage, fundUsed, fundBudget, confirmDeadline, payDate } = row
  const used = (share: number) => Math.max(fundUsed, Math.round((fundBudget * share) / 10_000) * 10_000)
  if (stage === '意愿确认' && Date.parse(confirmDeadline) < now)
    return Date.parse(payDate) < now
      ? { stage: '公示归档', fundUsed: used(0.95) }
      : { stage: '自动兑付', fundUsed: used(0.4) }
  if (stage === '自动兑付' && Date.parse(payDate) < now) return { stage: '公示归档', fundUsed: used(0.95) }
  return { stage, fundUsed }
}

/** An account as the city shows it: all but its ends hidden. */
export const masked = (account: string): string => `${account.slice(0, 4)} **** **** ${account.slice(-4)}`

/** Where and when a benefit is paid: the account as the bank reported it; undefined for other items. */
export function payoutOf(world: World, { id, batch }: ItemRow, hasAccount = true): DeclarationRow['payout'] {
  const benefit = world.db.benefit.find(id)
  return benefit && { batch, account: hasAccount ? '6222 **** **** 3816' : '', payDate: benefit.payDate }
}

/** What is said of the facts that a benefit rests on, by the enterprise's facts that the theme asks for. */
const factWords: Record<string, { name: string; unit: string; source: string }> = {
  tax: { name: '上年实缴税收', unit: '元', source: '市税务局 纳税申报数据' },
  employees: { name: '上年末参保人数', unit: '人', source: '市人社局 社会保险数据' },
  revenue: { name: '上年营业收入', unit: '元', source: '市税务局 纳税申报数据' },
}

/** Why the city found the enterprise: its own registers, and what they say of it. */
export function claimOf(
  world: World,
  enId: string,
  missing: readonly PayeePart[] = [],
): NonNullable<Declaration['claim']> {
  const enterprise = world.db.enterprise.find(enId)
  const known = (enterprise?.facts ?? []).flatMap(({ key, value }) => {
    const words = factWords[key]
    if (!words || typeof value !== 'number') return []
    const said = words.unit === '元' ? moneyText(value) : `${String(value)} ${words.unit}`
    return [{ name: words.name, value: said, source: words.source }]
  })
  return {
    facts: [
      { name: '登记状态', value: '存续（在营）', source: '市市场监管局 企业登记信息' },
      { name: '所在区县', value: enterprise?.district ?? '滨海市', source: '市市场监管局 企业登记信息' },
      ...known,
      { name: '严重失信记录', value: '无', source: '市公共信用信息平台' },
    ],
    missing: [...missing],
  }
}
