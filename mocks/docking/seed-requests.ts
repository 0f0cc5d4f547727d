import { demo } from '#mocks/auth/accounts.ts'
import type { Random } from '#mocks/random.ts'
import { contactLifecycle, type ContactState, LAPSE_DAYS } from '#rules/docking-states.ts'
import type { Beginning, World } from '#mocks/city.ts'
import { chengyue, jiashu, type Publisher, otherEnterprise, withFittingTrade } from './publishers.ts'
import { failures, requests } from './request-texts.ts'
import { type Exchange, type Kind, kinds } from './tables.ts'
import { stateOf } from './rules.ts'
import { subjectOf, tradesOf } from './trades.ts'

/** States on the path to each state, itself included. */
const paths: Record<ContactState, ContactState[]> = {
  待对接: ['待对接'],
  已联系: ['待对接', '已联系'],
  洽谈中: ['待对接', '已联系', '洽谈中'],
  已达成: ['待对接', '已联系', '洽谈中', '已达成'],
  未达成: ['待对接', '已联系', '洽谈中', '未达成'],
  已失效: ['待对接', '已失效'],
  已有结果: ['待对接', '已联系', '已有结果'],
}

const open: ContactState[] = ['待对接', '已联系', '洽谈中']

/** Returns the states of the three requests for a record in this state. */
function statesFor(world: World, row: Exchange): ContactState[] {
  const state = stateOf(world, row)
  if (state === '已解决') return ['已达成', '已有结果', '已有结果']
  return state === '已过期' ? ['未达成', '已失效', '洽谈中'] : [...open]
}

/** Returns the trades that may answer a record: those that offer what a demand wants, or want what a supply offers. */
const answeringTrades = (row: Exchange) =>
  tradesOf(row.kind === 'demand' ? 'supply' : 'demand', subjectOf(row))

/** Adds requests for the demo accounts' records, then in their names for others', until the world has its 60. */
export function seedRequests(world: World, beginning: Beginning): void {
  const { random, sizes } = beginning
  const all = world.db.exchange.getAll()
  const isPublic = (row: Exchange) => !['草稿', '待审核', '已驳回'].includes(row.status)
  let remaining = sizes.dockings
  const ask = (row: Exchange, who: Publisher, status: ContactState) => {
    if (remaining <= 0) return
    remaining -= 1
    addRequest(world, beginning, row, withFittingTrade(who, answeringTrades(row), remaining), status)
  }
  const own = all.filter((row) => row.enId === chengyue.enId && isPublic(row))
  for (const [at, row] of own.entries())
    for (const [index, status] of statesFor(world, row).entries())
      ask(row, at === 2 && index === 0 ? jiashu : otherEnterprise(random, 300 + at * 3 + index), status)
  for (const [at, row] of all.filter(({ id }) => id.endsWith('-other')).entries())
    ask(row, otherEnterprise(random, 350 + at), '待对接')
  const others = all.filter((row) => row.userId.startsWith('city-') && stateOf(world, row) === '已上架')
  /** Returns others' records of a kind that an enterprise of this trade would answer. */
  const recordsFor = (kind: Kind, trade: string, count: number) =>
    random.some(
      others.filter((row) => row.kind === kind && answeringTrades(row).includes(trade)),
      count,
    )
  const requested = kinds.map((kind) => ({
    byChengyue: recordsFor(kind, '精密机械', contactLifecycle.words.length),
    byJiashu: recordsFor(kind, '新材料', open.length),
  }))
  for (const { byChengyue } of requested)
    for (const [at, row] of byChengyue.entries()) ask(row, chengyue, contactLifecycle.words[at]!)
  for (const { byJiashu } of requested)
    for (const [at, row] of byJiashu.entries()) ask(row, jiashu, open[at]!)
  const requestedTwice = new Set(
    requested.flatMap(({ byChengyue, byJiashu }) => [...byChengyue, ...byJiashu]),
  )
  for (const [at, row] of [...requestedTwice].entries())
    ask(row, otherEnterprise(random, 400 + at), random.pick(open))
}

/** Returns a random working hour. */
const hour = (random: Random) => random.whole(8, 17)

function addRequest(
  world: World,
  { random, day }: Beginning,
  row: Exchange,
  who: Publisher,
  status: ContactState,
): void {
  const path = paths[status]
  // The request is old enough for each step to have its days; an unanswered one is younger than the time after which it
  // lapses.
  const lapsed = status === '已失效'
  const days = lapsed ? LAPSE_DAYS + random.whole(1, 5) : path.length * 2 + random.whole(0, 2)
  const reason =
    status === '未达成'
      ? random.pick(failures)
      : lapsed
        ? `发布方 ${String(LAPSE_DAYS)} 天内没有回应，申请已失效`
        : status === '已有结果'
          ? '发布方已与其他企业达成合作'
          : undefined
  const steps = path.map((one, at) => ({
    time: day(lapsed && at === 1 ? LAPSE_DAYS - days : at * 2 - days, hour(random), random.whole(0, 59)),
    status: one,
    ...(at === path.length - 1 && reason ? { reason } : {}),
  }))
  const askedAt = steps[0]!.time
  const time = steps.at(-1)!.time
  const isDemo = who.userId === chengyue.userId
  world.db.docking.create({
    id: `docking-${row.id}-${String(world.next('docking'))}`,
    createTime: askedAt,
    updateTime: time,
    orgName: who.publisherOrg,
    contactName: isDemo ? demo.enterprise.nickname : who.contactName,
    contactPhone: isDemo ? demo.enterprise.tel : who.contactPhone,
    // In turn, so that neighbours never write the same.
    message: requests[row.kind][world.db.docking.count() % requests[row.kind].length]!,
    status,
    ...(reason ? { reason } : {}),
    steps,
    reveals: random.chance(0.7) ? [{ time: askedAt, name: who.contactName }] : [],
    targetId: row.id,
    targetTitle: row.title ?? '',
    userId: who.userId,
    enId: who.enId,
  })
  world.db.exchange.change(row.id, { dockCount: world.db.exchange.get(row.id, '内容').dockCount + 1 })
}
