import { demo } from '#mocks/auth/accounts.ts'
import type { Random } from '#mocks/random.ts'
import { type ContactState, contactLifecycle, LAPSE_DAYS } from '#rules/docking-states.ts'
import type { Beginning, World } from '#mocks/city.ts'
import { chengyue, inTrades, jiashu, type Publisher, stranger } from './publishers.ts'
import { failures, requests } from './request-texts.ts'
import { type Exchange, type Kind, kinds } from './tables.ts'
import { stateOf } from './rules.ts'
import { subjectOf, tradesOf } from './trades.ts'

/** The way to each state, with the days since the step before it. */
const ways: Record<ContactState, ContactState[]> = {
  待对接: ['待对接'],
  已联系: ['待对接', '已联系'],
  洽谈中: ['待对接', '已联系', '洽谈中'],
  已达成: ['待对接', '已联系', '洽谈中', '已达成'],
  未达成: ['待对接', '已联系', '洽谈中', '未达成'],
  已失效: ['待对接', '已失效'],
  已有结果: ['待对接', '已联系', '已有结果'],
}

const open: ContactState[] = ['待对接', '已联系', '洽谈中']

/** What requests for a record of this state may have come to: three of them. */
function statesFor(world: World, row: Exchange): ContactState[] {
  const state = stateOf(world, row)
  if (state === '已解决') return ['已达成', '已有结果', '已有结果']
  return state === '已过期' ? ['未达成', '已失效', '洽谈中'] : [...open]
}

/** The trades of those who may answer a record: who offers what it asks for, or asks for what it offers. */
const answering = (row: Exchange) => tradesOf(row.kind === 'demand' ? 'supply' : 'demand', subjectOf(row))

/** Asks for the demo accounts' records, then in their names for others', until the world has its 60. */
export function seedRequests(world: World, beginning: Beginning): void {
  const { random, sizes } = beginning
  const all = world.db.exchange.getAll()
  const isPublic = (row: Exchange) => !['草稿', '待审核', '已驳回'].includes(row.status)
  let left = sizes.dockings
  const ask = (row: Exchange, who: Publisher, status: ContactState) => {
    if (left <= 0) return
    left -= 1
    add(world, beginning, row, inTrades(who, answering(row), left), status)
  }
  const own = all.filter((row) => row.enId === chengyue.enId && isPublic(row))
  for (const [at, row] of own.entries())
    for (const [index, status] of statesFor(world, row).entries())
      ask(row, at === 2 && index === 0 ? jiashu : stranger(random, 300 + at * 3 + index), status)
  for (const [at, row] of all.filter(({ id }) => id.endsWith('-other')).entries())
    ask(row, stranger(random, 350 + at), '待对接')
  const others = all.filter((row) => row.userId.startsWith('city-') && stateOf(world, row) === '已上架')
  /** Others' records of a kind that an enterprise of this trade would answer. */
  const fitting = (kind: Kind, trade: string, count: number) =>
    random.some(
      others.filter((row) => row.kind === kind && answering(row).includes(trade)),
      count,
    )
  const asked = kinds.map((kind) => ({
    byChengyue: fitting(kind, '精密机械', contactLifecycle.words.length),
    byJiashu: fitting(kind, '新材料', open.length),
  }))
  for (const { byChengyue } of asked)
    for (const [at, row] of byChengyue.entries()) ask(row, chengyue, contactLifecycle.words[at]!)
  for (const { byJiashu } of asked) for (const [at, row] of byJiashu.entries()) ask(row, jiashu, open[at]!)
  const twice = new Set(asked.flatMap(({ byChengyue, byJiashu }) => [...byChengyue, ...byJiashu]))
  for (const [at, row] of [...twice].entries()) ask(row, stranger(random, 400 + at), random.pick(open))
}

/** A working hour of a day so many days ago. */
const hour = (random: Random) => random.whole(8, 17)

function add(
  world: World,
  { random, day }: Beginning,
  row: Exchange,
  who: Publisher,
  status: ContactState,
): void {
  const way = ways[status]
  // Asked so long ago that each step has its days; what nobody answered yet is younger than its end.
  const lapsed = status === '已失效'
  const days = lapsed ? LAPSE_DAYS + random.whole(1, 5) : way.length * 2 + random.whole(0, 2)
  const reason =
    status === '未达成'
      ? random.pick(failures)
      : lapsed
        ? `发布方 ${String(LAPSE_DAYS)} 天内没有回应，申请已失效`
        : status === '已有结果'
          ? '发布方已与其他企业达成合作'
          : undefined
  const steps = way.map((one, at) => ({
    time: day(lapsed && at === 1 ? LAPSE_DAYS - days : at * 2 - days, hour(random), random.whole(0, 59)),
    status: one,
    ...(at === way.length - 1 && reason ? { reason } : {}),
  }))
  const asked = steps[0]!.time
  const time = steps.at(-1)!.time
  const isDemo = who.userId === chengyue.userId
  world.db.docking.create({
    id: `docking-${row.id}-${String(world.next('docking'))}`,
    createTime: asked,
    updateTime: time,
    orgName: who.publisherOrg,
    contactName: isDemo ? demo.enterprise.nickname : who.contactName,
    contactPhone: isDemo ? demo.enterprise.tel : who.contactPhone,
    message: random.pick(requests[row.kind]),
    status,
    ...(reason ? { reason } : {}),
    steps,
    reveals: random.chance(0.7) ? [{ time: asked, name: who.contactName }] : [],
    targetId: row.id,
    targetTitle: row.title ?? '',
    userId: who.userId,
    enId: who.enId,
  })
  world.db.exchange.change(row.id, { dockCount: world.db.exchange.get(row.id, '内容').dockCount + 1 })
}
