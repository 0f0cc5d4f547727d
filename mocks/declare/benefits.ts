import type { Benefit } from '#api/declare-item.ts'
import { chinaTime } from '#mocks/policy/days.ts'
import type { ItemRow } from '#mocks/policy/tables.ts'
import type { Beginning, World } from '#mocks/city.ts'
import type { DeclarationRow } from './tables.ts'

/** What part of the budget is paid at each stage that an item may be at, and days until confirming and paying end. */
const standings: { stage: Benefit['stage']; used: number; confirm: number; pay: number }[] = [
  { stage: '意愿确认', used: 0, confirm: 12, pay: 40 },
  { stage: '公示归档', used: 0.94, confirm: -45, pay: -12 },
  { stage: '精准推送', used: 0, confirm: 20, pay: 50 },
  { stage: '自动兑付', used: 0.38, confirm: -6, pay: 9 },
  { stage: '系统比对', used: 0, confirm: 35, pay: 70 },
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
      confirmDeadline: chinaTime(world.now(), confirm, '18:00:00'),
      payDate: chinaTime(world.now(), pay, '17:00:00'),
    })
  }
}

/** Where and when a benefit is paid: the account as the bank reported it, all but its ends hidden; undefined for other items. */
export function payoutOf(world: World, { id, batch }: ItemRow): DeclarationRow['payout'] {
  const benefit = world.db.benefit.find(id)
  return benefit && { batch, account: '6222 **** **** 3816', payDate: benefit.payDate }
}
