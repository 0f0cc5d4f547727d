import type { PublicFigures } from '#api/public-figures.ts'
import { isSatisfied } from '#rules/appeal-states.ts'
import type { FigurePeriod } from '#rules/figure-periods.ts'
import { finishedOf, type Payment, periodStart, publicFigures, type Rated } from '#rules/public-figures.ts'
import type { World } from '#mocks/city.ts'
import type { DeclarationRow } from '#mocks/declare/tables.ts'
import type { AppealRow } from './tables.ts'

/** Returns the public figures (办理数据) of a period, summed from the city's records as they are now. */
export function publicFiguresOf(world: World, period: FigurePeriod): PublicFigures {
  const [since, until] = [periodStart(period, world.now()), world.iso()]
  const appeals = world.db.appeal.getAll()
  const records = {
    finished: appeals.flatMap((row) => finishedOf(row) ?? []),
    rated: appeals.flatMap(ratingOf),
    payments: [
      ...world.db.declaration.getAll().flatMap((row) => paymentOf(world, row)),
      ...paidBatches(world),
    ],
  }
  return { since, until, ...publicFigures(records, since, until) }
}

/** Returns the rating of an appeal, if it has one. */
const ratingOf = ({ handlerOrg, evaluate }: AppealRow): Rated[] =>
  evaluate ? [{ office: handlerOrg, time: evaluate.time, isSatisfied: isSatisfied(evaluate) }] : []

/** Returns the payment of a declaration; the benefit of an enterprise is in the figures of its batch. */
function paymentOf(
  world: World,
  { id, type, department, status, paidAmount = 0 }: DeclarationRow,
): Payment[] {
  if (status !== '已兑付' || type === 'apply-msjx') return []
  const { endTime } =
    world.db.flowNode
      .findMany({ where: { declarationId: { equals: id } } })
      .findLast((one) => one.endTime !== undefined) ?? {}
  return endTime === undefined ? [] : [{ office: department, time: endTime, count: 1, amount: paidAmount }]
}

/** Returns the payments of the application-free batches, each batch at its payment day or, before that, now. */
const paidBatches = (world: World): Payment[] =>
  world.db.benefit
    .getAll()
    .filter(({ fundUsed }) => fundUsed > 0)
    .map(({ id, payDate, paidCount = 0, fundUsed }) => ({
      office: world.db.item.get(id, '申报项目').department,
      time: payDate < world.iso() ? payDate : world.iso(),
      count: paidCount,
      amount: fundUsed,
    }))
