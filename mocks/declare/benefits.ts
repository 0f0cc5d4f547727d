import type { Declaration, PayeePart } from '#api/declaration.ts'
import type { Benefit } from '#api/declare-item.ts'
import { moneyText } from '#lib/money.ts'
import { courseSteps } from '#rules/declaration-course.ts'
import { workdaysAfter, workdaysFrom } from '#rules/workdays.ts'
import { workdayTime } from '#mocks/policy/days.ts'
import type { ItemRow } from '#mocks/policy/tables.ts'
import type { Beginning, World } from '#mocks/city.ts'
import type { DeclarationRow } from './tables.ts'

/**
 * Plans of the batches: the paid share of the budget, and the working days from today (negative: past) on which
 * matching and notifying begin and confirming and paying end. By {@link stageAt} every stage occurs.
 */
const batchPlans = [
  { used: 0, match: -8, push: -6, confirm: 8, pay: 28 },
  { used: 0.97, match: -57, push: -55, confirm: -43, pay: -34 },
  { used: 0, match: -3, push: -1, confirm: 14, pay: 35 },
  { used: 0.52, match: -21, push: -19, confirm: -7, pay: 3 },
  { used: 0, match: -1, push: 2, confirm: 25, pay: 50 },
  { used: 0, match: -7, push: -5, confirm: 4, pay: 21 },
  { used: 0.94, match: -44, push: -42, confirm: -32, pay: -23 },
  { used: 0.38, match: -20, push: -18, confirm: -4, pay: 6 },
]

/**
 * Adds the figures of every application-free item: the budget for the matched enterprises, and the part spent by its
 * stage.
 */
export function seedBenefits(world: World, { random }: Beginning): void {
  const items = world.db.item.findMany({ where: { formKey: { equals: 'apply-msjx' } } })
  for (const [at, item] of items.entries()) {
    const { used, match, push, confirm, pay } = batchPlans[at % batchPlans.length]!
    const day = (count: number, clock: string) => workdayTime(world.now(), count, clock)
    const payDate = day(pay, '17:00:00')
    const dates = {
      matchDate: day(match, '09:00:00'),
      pushDate: day(push, '18:00:00'),
      confirmDeadline: day(confirm, '18:00:00'),
      payDate,
      archiveDate: workdaysFrom(payDate, courseSteps.公示中.limitDays),
    }
    const matchedCount = random.whole(60, 860)
    const each = (item.quotaAmount || 100_000) * 0.4
    const fundBudget = Math.round((matchedCount * each) / 100_000) * 100_000
    world.db.benefit.create({
      ...dates,
      id: item.id,
      stage: stageAt(dates, world.now()),
      matchedCount,
      fundBudget,
      ...paidShare({ matchedCount, fundBudget }, used),
    })
  }
}

/** Returns the figures of an application-free item; undefined for any other. */
export const benefitOf = (world: World, itemId: string): Benefit | undefined => world.db.benefit.find(itemId)

/** Returns the stage of a batch at `now`; each stage begins at the end of the one before. */
function stageAt(
  { pushDate, confirmDeadline, payDate }: Pick<Benefit, 'pushDate' | 'confirmDeadline' | 'payDate'>,
  now: number,
): Benefit['stage'] {
  const isOver = (end: string) => Date.parse(end) < now
  if (isOver(payDate)) return '公示归档'
  if (isOver(confirmDeadline)) return '自动兑付'
  if (isOver(workdaysAfter(pushDate, courseSteps.精准推送.limitDays))) return '意愿确认'
  return isOver(pushDate) ? '精准推送' : '系统比对'
}

/** Returns the payments of a batch that has spent a share of its budget: their number, and their sum in 元. */
const paidShare = (
  { matchedCount, fundBudget }: Pick<Benefit, 'matchedCount' | 'fundBudget'>,
  share: number,
) => ({
  paidCount: Math.round(matchedCount * share),
  fundUsed: Math.round((fundBudget * share) / 10_000) * 10_000,
})

/** Minimum share of the budget that is paid once a batch has reached a stage. */
const minUsedShare: Partial<Record<Benefit['stage'], number>> = { 自动兑付: 0.4, 公示归档: 0.95 }

/** Returns the stage of a batch at `now`, and its payments by then. */
export function benefitNow(row: Benefit, now: number): Pick<Benefit, 'stage' | 'paidCount' | 'fundUsed'> {
  const stage = stageAt(row, now)
  if (stage === row.stage) return row
  const paid = paidShare(row, minUsedShare[stage] ?? 0)
  return {
    stage,
    ...(paid.fundUsed > row.fundUsed ? paid : { paidCount: row.paidCount, fundUsed: row.fundUsed }),
  }
}

/** Masks an account number except its first and last four digits. */
export const maskAccount = (account: string): string =>
  `${account.slice(0, 4)} **** **** ${account.slice(-4)}`

/** Returns the account, as the bank reported it, and the date of a benefit's payment; undefined for other items. */
export function payoutOf(world: World, { id, batch }: ItemRow, hasAccount = true): DeclarationRow['payout'] {
  const benefit = world.db.benefit.find(id)
  return benefit && { batch, account: hasAccount ? '6222 **** **** 3816' : '', payDate: benefit.payDate }
}

/** Names, units and sources of the facts that a benefit is based on, by the keys of the enterprise's facts. */
const factWords: Record<string, { name: string; unit: string; source: string }> = {
  tax: { name: '上年实缴税收', unit: '元', source: '市税务局 纳税申报数据' },
  employees: { name: '上年末参保人数', unit: '人', source: '市人社局 社会保险数据' },
  revenue: { name: '上年营业收入', unit: '元', source: '市税务局 纳税申报数据' },
}

/**
 * Returns the city's reasons for matching the enterprise: facts of its registers, and the payee details still missing.
 */
export function claimOf(
  world: World,
  enId: string,
  missing: readonly PayeePart[] = [],
): NonNullable<Declaration['claim']> {
  const enterprise = world.db.enterprise.find(enId)
  const knownFacts = (enterprise?.facts ?? []).flatMap(({ key, value }) => {
    const words = factWords[key]
    if (!words || typeof value !== 'number') return []
    const text = words.unit === '元' ? moneyText(value) : `${String(value)} ${words.unit}`
    return [{ name: words.name, value: text, source: words.source }]
  })
  return {
    facts: [
      { name: '登记状态', value: '存续（在营）', source: '市市场监管局 企业登记信息' },
      { name: '所在区县', value: enterprise?.district ?? '滨海市', source: '市市场监管局 企业登记信息' },
      ...knownFacts,
      { name: '严重失信记录', value: '无', source: '市公共信用信息平台' },
    ],
    missing: [...missing],
  }
}
