import { dockingCategories, type DockingState } from '#api/docking.ts'
import { isoDay } from '#lib/dates.ts'
import { demo } from '#mocks/auth/accounts.ts'
import { picture } from '#mocks/market/pictures.ts'
import type { Random } from '#mocks/random.ts'
import { auditors, auditsBehind } from '#mocks/record/audits.ts'
import { districts, industries, mobile, personName } from '#mocks/words.ts'
import type { Beginning, World } from '#mocks/city.ts'
import { hailan, jiashu, type Publisher, stranger } from './publishers.ts'
import { backgrounds, cases, qualifications, rejections, requests, topics } from './texts.ts'
import { type Exchange, type Kind, kinds } from './tables.ts'

/** What the demo accounts have, in this order at the head of each list; the rest of the city follows. */
const owners: [Publisher, DockingState[]][] = [
  [hailan, ['已上架', '已上架', '待审核', '草稿', '已驳回', '已下架', '已解决', '已过期']],
  [jiashu, ['已上架', '草稿', '待审核']],
]

/** Fills demands and supplies: `demand-1` … in a world's sizes; `demand-other` and `supply-other` are u-other's, 已上架. */
export function seed(world: World): void {
  const beginning = world.begin('docking')
  const { random, sizes } = beginning
  for (const kind of kinds) {
    const size = kind === 'demand' ? sizes.demands : sizes.supplies
    const planned = owners.flatMap(([owner, states]) => states.map((state) => ({ owner, state })))
    const subjects = shuffled(
      random,
      dockingCategories.flatMap((category) =>
        topics[category].subjects.map((subject) => ({ category, subject })),
      ),
    )
    for (let index = 0; index < size; index += 1) {
      const { owner, state } = planned[index] ?? { owner: stranger(random, index), state: anyState(random) }
      const id =
        owner.userId === 'u-other' && state === '已上架' ? `${kind}-other` : `${kind}-${String(index + 1)}`
      const subject = subjects[index % subjects.length]!
      world.db.exchange.add({ id, ...written(beginning, kind, owner, state, subject) })
      if (owner === hailan && wasPublic(state)) ask(world, beginning, id)
    }
  }
  const wanted = world.db.exchange
    .all()
    .find((row) => row.kind === 'supply' && row.userId.startsWith('city-'))
  if (wanted) ask(world, beginning, wanted.id, 'u-enterprise')
}

function written(
  { random, day }: Beginning,
  kind: Kind,
  owner: Publisher,
  state: DockingState,
  { category, subject }: { category: (typeof dockingCategories)[number]; subject: string },
): Omit<Exchange, 'id'> {
  const topic = topics[category]
  const made = day(-random.whole(3, 90), random.whole(8, 18), random.whole(0, 59))
  const base = {
    kind,
    userId: owner.userId,
    enId: owner.enId,
    version: 1,
    createTime: made,
    updateTime: made,
    audits: [],
  }
  const title = random.pick(topic[kind]).replace('{}', subject)
  const description = [
    random.pick(backgrounds[kind]),
    kind === 'demand' ? `现面向全市寻找${subject}的合作方。` : `可为企业提供${subject}。`,
    kind === 'demand' ? topic.asks : topic.offers,
  ].join('')
  if (state === '草稿')
    return { ...base, title, category, description, status: state, viewCount: 0, dockCount: 0 }
  const seen = wasPublic(state)
  const over = state === '已过期'
  const row: Omit<Exchange, 'id'> = {
    ...base,
    title,
    category,
    industry: random.pick(industries),
    description,
    budgetType: random.chance(0.7) ? '固定' : '面议',
    deadline: isoDay(day(over ? -random.whole(1, 20) : deadlineIn(random))),
    region: random.pick(districts),
    publisherOrg: owner.publisherOrg,
    contactName: owner.contactName,
    contactPhone: owner.contactPhone,
    images: random.chance(0.8) ? [picture(category)] : [],
    // 已过期 is 已上架 whose deadline has passed; it is never written down.
    status: over ? '已上架' : state,
    ...(state === '已驳回' ? { reason: random.pick(rejections) } : {}),
    viewCount: seen ? random.whole(20, 2_600) : 0,
    dockCount: seen && !owner.userId.startsWith('u-') ? random.whole(0, 26) : 0,
  }
  row.audits = auditsBehind(row.status, owner.contactName, made, {
    auditor: auditors.exchange,
    hours: 26,
    passed: '信息完整，同意上架',
    rejected: row.reason ?? '',
  })
  if (random.chance(0.6)) Object.assign(row, { quantity: random.whole(1, 60), unit: topic.unit })
  if (kind === 'demand') row.deliveryDate = isoDay(day(random.whole(61, 180)))
  else {
    row.minOrder = `${String(random.pick([1, 1, 2, 5, 10]))} ${topic.unit}`
    row.qualification = random.some(qualifications, random.whole(1, 3))
    row.cases = random.some(cases, random.whole(1, 3))
  }
  return row.budgetType === '固定'
    ? { ...row, ...amounts(random, kind, topic.amounts, topic.priceUnit) }
    : row
}

const wasPublic = (state: DockingState) => !['草稿', '待审核', '已驳回'].includes(state)

/** A demand's budget as a range within its kind's, or a supply's price; round numbers in 元. */
function amounts(
  random: Random,
  kind: Kind,
  [from, to]: [number, number],
  priceUnit: string,
): Partial<Exchange> {
  const between = (low: number, high: number) =>
    Math.min(high, Math.ceil((low + (high - low) * random.next() ** 2) / 1_000) * 1_000)
  const budgetMin = between(from, to * 0.6)
  if (kind === 'supply') return { price: budgetMin, priceUnit }
  return { budgetMin, budgetMax: between(Math.min(to, budgetMin * 1.2), Math.min(to, budgetMin * 2)) }
}

/** Days until a deadline; every fifth closes within a week. */
const deadlineIn = (random: Random) => (random.chance(0.2) ? random.whole(1, 7) : random.whole(8, 60))

const anyState = (random: Random): DockingState =>
  random.chance(0.86) ? '已上架' : random.pick(['已下架', '已解决', '已过期', '待审核'])

function shuffled<T>(random: Random, all: T[]): T[] {
  return all
    .map((one) => ({ one, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

/** Somebody, or this user, has asked to dock: up to three requests, in different states. */
function ask(world: World, { random, day }: Beginning, targetId: string, userId?: string): void {
  const target = world.db.exchange.find(targetId)
  if (!target) return
  const states = userId
    ? (['已联系'] as const)
    : random.some(['待对接', '已联系', '洽谈中', '已达成'] as const, 3)
  for (const [index, status] of states.entries()) {
    const time = day(-random.whole(0, 6), random.whole(8, 18))
    world.db.docking.add({
      id: `docking-${targetId}-${String(index + 1)}`,
      createTime: time,
      updateTime: time,
      contactName: userId ? demo.enterprise.nickname : personName(random),
      contactPhone: userId ? demo.enterprise.tel : mobile(random),
      message: random.pick(requests),
      status,
      targetId,
      userId: userId ?? `city-${String(index + 40)}`,
      enId: userId ? hailan.enId : `en-city-${String(index + 40)}`,
    })
  }
  world.db.exchange.change(targetId, { dockCount: target.dockCount + states.length })
}
