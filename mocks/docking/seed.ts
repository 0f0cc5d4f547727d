import type { dockingCategories, DockingState } from '#api/docking.ts'
import { isoDay } from '#lib/dates.ts'
import { galleryOf } from '#mocks/drawings/address.ts'
import { subjectOf } from '#mocks/drawings/subjects.ts'
import type { Random } from '#mocks/random.ts'
import { auditors, pastAudits, submittedLately } from '#mocks/record/audits.ts'
import { districts, industryOf } from '#mocks/vocabulary.ts'
import type { Beginning, World } from '#mocks/city.ts'
import { chengyue, jiashu, type Publisher, otherEnterprise, withFittingTrade } from './publishers.ts'
import { attachmentsOf } from './papers.ts'
import { seedRequests } from './seed-requests.ts'
import { priceOf } from './prices.ts'
import { casesOf } from './cases.ts'
import { rejections, type Topic, topics } from './texts.ts'
import { type Exchange, type Kind, kinds } from './tables.ts'
import { demoSubject, subjects, tradesOf } from './trades.ts'

/** Records of the demo accounts, in this order at the head of each list; the rest of the city follows. */
const demoPlans: [Publisher, DockingState[]][] = [
  [chengyue, ['已上架', '已上架', '待审核', '草稿', '已驳回', '已下架', '已解决', '已过期']],
  [jiashu, ['已上架', '草稿', '待审核']],
]

/**
 * Adds demands and supplies: `demand-1` … in a world's sizes; `demand-other` and `supply-other` belong to u-other, 已上架.
 */
export function seed(world: World): void {
  const beginning = world.begin('docking')
  const { random, sizes } = beginning
  for (const kind of kinds) {
    const size = kind === 'demand' ? sizes.demands : sizes.supplies
    const planned = demoPlans.flatMap(([owner, states]) => states.map((state) => ({ owner, state })))
    const shuffledSubjects = shuffled(random, subjects)
    for (let index = 0; index < size; index += 1) {
      const { owner: anyone, state } = planned[index] ?? {
        owner: otherEnterprise(random, index),
        state: anyState(random),
      }
      // Turns of the demo enterprises count from the first record of each.
      const turn = planned.slice(0, index).filter((one) => one.owner === anyone).length
      const subject = demoSubject(anyone, kind, turn) ?? shuffledSubjects[index % subjects.length]!
      const owner = withFittingTrade(anyone, tradesOf(kind, subject), index)
      const id =
        owner.userId === 'u-other' && state === '已上架' ? `${kind}-other` : `${kind}-${String(index + 1)}`
      world.db.exchange.create({ id, ...exchangeOf(world, beginning, kind, owner, state, subject) })
    }
  }
  seedRequests(world, beginning)
}

function exchangeOf(
  world: World,
  { random, day }: Beginning,
  kind: Kind,
  owner: Publisher,
  state: DockingState,
  { category, subject }: { category: (typeof dockingCategories)[number]; subject: string },
): Omit<Exchange, 'id'> {
  const topic = topics[category]
  const written = day(-random.whole(3, 90), random.whole(8, 18), random.whole(0, 59))
  const created = state === '待审核' ? submittedLately(world, random) : written
  const base = {
    kind,
    userId: owner.userId,
    enId: owner.enId,
    version: 1,
    createTime: created,
    updateTime: created,
    audits: [],
    publisherOrg: owner.publisherOrg,
  }
  const title = random.pick(topic[kind]).replace('{}', subject)
  const before = world.db.exchange.getAll().filter((one) => one.kind === kind && one.category === category)
  const inTurn = (sentences: string[]) => sentences[before.length % sentences.length]!
  const description = [
    inTurn(topic.why[kind]),
    `${topic.what[kind].replace('{}', subject)}。`,
    inTurn(kind === 'demand' ? topic.asks : topic.offers),
  ].join('')
  if (state === '草稿')
    return { ...base, title, category, description, status: state, viewCount: 0, dockCount: 0 }
  const isPublished = wasPublic(state)
  const over = state === '已过期'
  const row: Omit<Exchange, 'id'> = {
    ...base,
    title,
    category,
    industry: industryOf(owner.publisherOrg),
    description,
    // Pay is agreed with the person.
    budgetType: random.chance(0.7) && !(kind === 'demand' && category === '人才') ? '固定' : '面议',
    deadline: isoDay(day(over ? -random.whole(1, 20) : deadlineIn(random))),
    region: regionOf(random, owner),
    contactName: owner.contactName,
    contactPhone: owner.contactPhone,
    images: picturesOf(random, kind, subject, owner.publisherOrg),
    attachments: attachmentsOf(world, kind, subject, owner, random.chance(0.4) ? random.whole(1, 2) : 1),
    // 已过期 is 已上架 with a passed deadline; it is never stored.
    status: over ? '已上架' : state,
    ...(state === '已驳回' ? { reason: random.pick(rejections) } : {}),
    viewCount: isPublished ? random.whole(20, 2_600) : 0,
    dockCount: 0,
  }
  row.audits = pastAudits(row.status, owner.contactName, created, {
    auditor: auditors.exchange,
    passed: '信息完整，同意上架',
    rejected: row.reason ?? '',
  })
  const price = priceOf(subject)
  const lots = random.chance(0.6) ? random.whole(1, 12) : 0
  const quantity = lots && quantityOf(lots, topic, price)
  if (quantity) Object.assign(row, { quantity, unit: topic.unit })
  if (kind === 'demand') row.deliveryDate = isoDay(day(random.whole(61, 180)))
  else {
    // A product sold in single units has a minimum of one; no minimum exceeds the quantity.
    const least = topic.lot > 1 ? random.pick([1, 1, 2, 3]) * topic.lot : 1
    row.minOrder = `${String(Math.min(least, quantity || least))} ${topic.unit}`
    row.qualification = random.some(topic.qualifications, random.whole(1, 3))
    row.cases = casesOf(random, random.whole(1, 3))
  }
  return row.budgetType === '固定' ? { ...row, ...amounts(random, kind, topic, price, row.quantity) } : row
}

/** Returns the region of a record; for a demo enterprise, its district. */
function regionOf(random: Random, { district }: Publisher): string {
  const region = random.pick(districts)
  return district ?? region
}

/**
 * Returns up to four drawings of a subject. Money, people and partnerships have none, nor has every fifth demand, because
 * not everybody who looks for something can show it.
 */
function picturesOf(random: Random, kind: Kind, subject: string, publisher: string): string[] {
  const count = random.chance(0.8) ? random.whole(1, 4) : kind === 'demand' ? 0 : 1
  const shown = subjectOf(subject, publisher)
  return shown ? galleryOf(shown, count) : []
}

const wasPublic = (state: DockingState) => !['草稿', '待审核', '已驳回'].includes(state)

/** Returns a round number of units, at most as many as are usual of a subject. */
const quantityOf = (lots: number, { lot, unit }: Topic, price: ReturnType<typeof priceOf>): number =>
  !price
    ? unit === '人'
      ? 1 + Math.ceil(lots / 3)
      : 1
    : price.most < 24
      ? Math.min(price.most, lots)
      : Math.max(lot, Math.round((price.most * lots) / 12 / lot) * lot)

/** Returns a demand's budget as a range around the price of what it asks for, or a supply's price for one unit, in 元. */
function amounts(
  random: Random,
  kind: Kind,
  { amounts: [from, to], prices: [low, high], priceUnit, months }: Topic,
  price: ReturnType<typeof priceOf>,
  quantity = 1,
): Partial<Exchange> {
  const between = (least: number, most: number, step: number) =>
    Math.min(most, Math.ceil((least + (most - least) * random.next() ** 2) / step) * step)
  const [least, most] = price ? [price.from, price.to] : [low, high]
  // A price below 1,000 yuan is rounded to the yuan, a higher one to the hundred.
  if (kind === 'supply') return { price: between(least, most, least < 1_000 ? 1 : 100), priceUnit }
  const count = quantity * months
  const [lower, upper] = price ? [price.from * count, price.to * count] : [from, to]
  const step = upper < 20_000 ? 100 : 1_000
  const budgetMin = between(lower, lower + (upper - lower) * 0.6, step)
  const budgetMax = between(Math.min(upper, budgetMin * 1.2), Math.min(upper, budgetMin * 2), step)
  return { budgetMin, budgetMax: Math.max(budgetMin, budgetMax) }
}

/** Returns days until a deadline; every fifth closes within a week. */
const deadlineIn = (random: Random) => (random.chance(0.2) ? random.whole(1, 7) : random.whole(8, 60))

const anyState = (random: Random): DockingState =>
  random.chance(0.86) ? '已上架' : random.pick(['已下架', '已解决', '已过期', '待审核'])

function shuffled<T>(random: Random, all: T[]): T[] {
  return all
    .map((one) => ({ one, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}
