import { afterEach, describe, expect, test, vi } from 'vitest'
import { workdaysAfter } from '#rules/workdays.ts'
import { priceOf } from './docking/prices.ts'
import { subjectOf, tradesOf } from './docking/trades.ts'
import { productKinds } from './market/kinds.ts'
import { wholeInterpretation } from './policy/interpretations.ts'
import { related, trades } from './serve/texts.ts'
import { trades as tradeNames } from './vocabulary.ts'
import { resetWorld } from './world.ts'

/** Returns what is said of each row that breaks a rule; a rule returns undefined for a row that keeps it. */
const breaking = <Row>(rows: readonly Row[], rule: (row: Row) => string | undefined | false) =>
  rows.flatMap((row) => rule(row) || [])

const { db } = resetWorld('believable', 'default', 1)

afterEach(() => void vi.useRealTimers())

describe('listings', () => {
  const listings = db.listing.getAll().filter(({ status }) => status !== '草稿')
  const kindOf = ({ title }: (typeof listings)[number]) =>
    productKinds.find(({ name }) => title.includes(name))!
  test('in stock are delivered within days and are there, and urgent ones are wanted within days', () => {
    expect(
      breaking(listings, ({ id, title, deliveryDays = 99, stock = 0, moq = 1 }) => {
        const isReady = title.includes('现货') && (deliveryDays > 5 || stock < moq)
        const isUrgent = title.startsWith('急购') && deliveryDays > 10
        return (isReady || isUrgent) && `${id} ${title}：${String(deliveryDays)} 天，库存 ${String(stock)}`
      }),
    ).toEqual([])
    expect(breaking(listings, ({ title, deliveryDays = 0 }) => deliveryDays > 90 && title)).toEqual([])
  })
  test('have the price and the unit of their kind, and no fewer in stock than the least that is sold', () => {
    expect(
      breaking(listings, (row) => {
        const {
          price: [from, to],
          unit,
        } = kindOf(row)
        const { price = from, stock = 0, moq = 1 } = row
        const isRight = price >= from * 0.99 && price <= to * 1.01 && row.unit === unit
        return (
          (!isRight || (stock > 0 && stock < moq)) &&
          `${row.id} ${row.title} ${String(price)} ${String(row.unit)}`
        )
      }),
    ).toEqual([])
  })
  test('of one maker come from one place, and a demo enterprise offers what it makes', () => {
    const supplied = listings.filter(({ tradeType }) => tradeType === '供应')
    const places = new Map<string, Set<unknown>>()
    for (const { enId, origin } of supplied) places.set(enId, (places.get(enId) ?? new Set()).add(origin))
    expect([...places].filter(([, { size }]) => size > 1).map(([enId]) => enId)).toEqual([])
    expect(
      breaking(
        supplied.filter(({ enId }) => enId === 'en-chengyue'),
        ({ title }) => !/主轴|丝杠|导轨/.test(title) && title,
      ),
    ).toEqual([])
  })
  test('of goods are made by firms of that line', () => {
    const lines: [RegExp, RegExp][] = [
      [/线束|充电枪|电容|电阻|线路板/, /电子科技/],
      [/铝合金板|钛合金|碳纤维/, /新材料/],
      [/纸箱/, /环保科技/],
      [/手套|安全鞋|口罩/, /纺织/],
      [/管理系统|执行系统|设计软件/, /软件|信息技术/],
    ]
    expect(
      breaking(
        listings.filter(({ tradeType }) => tradeType === '供应'),
        ({ title, publisherOrg }) =>
          lines.some(([goods, firm]) => goods.test(title) && !firm.test(publisherOrg)) &&
          `${publisherOrg} ${title}`,
      ),
    ).toEqual([])
  })
})

describe('demands and supplies', () => {
  const rows = db.exchange.getAll()
  test('fit the trade of their publisher', () => {
    expect(
      breaking(rows, (row) => {
        const trade = tradeNames.find((word) => row.publisherOrg.includes(word))
        const isKnown = row.enId.startsWith('en-city') && trade !== undefined
        return (
          isKnown && !tradesOf(row.kind, subjectOf(row)).includes(trade) && `${row.publisherOrg} ${row.title}`
        )
      }),
    ).toEqual([])
  })
  test('have a budget near the price of what is asked for', () => {
    expect(
      breaking(rows, (row) => {
        const price = priceOf(subjectOf(row).subject)
        const { budgetMin, budgetMax = 0, quantity = 1, unit } = row
        if (!price || budgetMin === undefined) return undefined
        const count = quantity * (unit === '平方米' ? 12 : 1)
        const isNear =
          budgetMin >= price.from * count * 0.9 && budgetMax <= Math.max(price.to * count * 2, 2_000)
        return (
          row.quantity !== undefined &&
          !isNear &&
          `${row.id} ${row.title} ${String(budgetMin)} ${String(quantity)}`
        )
      }),
    ).toEqual([])
    expect(
      breaking(rows, ({ id, unit, quantity = 1 }) => /笔|个|项|套/.test(unit ?? '') && quantity > 2 && id),
    ).toEqual([])
  })
})

test('a provider offers related services at the price of each, and is looked at more often than ordered', () => {
  expect(
    breaking(
      db.provider.getAll(),
      ({ id, name, serviceTypes: [main, ...rest] }) =>
        id !== 'provider-qiming' &&
        rest.some((one) => !related[main!].includes(one)) &&
        `${name} ${rest.join()}`,
    ),
  ).toEqual([])
  const services = Object.values(trades).flatMap((one) => one.services)
  expect(
    breaking(db.product.getAll(), ({ name, priceMin, viewCount, orderCount }) => {
      const { price } = services.find((one) => name.startsWith(one.name))!
      const isRight = priceMin === undefined || (priceMin >= price[0] && priceMin <= price[1])
      return (!isRight || viewCount < orderCount) && `${name} ${String(priceMin)}`
    }),
  ).toEqual([])
})

test.each(['2026-11-26T09:20:00+08:00', '2026-11-29T03:00:00+08:00', '2026-10-05T15:00:00+08:00'])(
  'in a city that begins at %s, what waits for its audit waits no longer than the working day that one takes',
  (moment) => {
    vi.useFakeTimers({ now: Date.parse(moment), toFake: ['Date'] })
    const world = resetWorld('believable-audits', 'default', 1)
    const tables = [world.db.listing, world.db.exchange, world.db.product, world.db.provider]
    const rows = tables.flatMap(
      (one): { id: string; status: string; createTime: string; audits: { time: string }[] }[] => one.getAll(),
    )
    const waiting = rows.filter(({ status }) => status === '待审核')
    expect(waiting.length).toBeGreaterThan(5)
    expect(
      breaking(
        waiting,
        ({ id, createTime }) =>
          Date.parse(workdaysAfter(createTime, 1)) < world.now() && `${id} ${createTime}`,
      ),
    ).toEqual([])
    expect(
      breaking(rows, ({ id, audits }) => audits.some(({ time }) => Date.parse(time) > world.now()) && id),
    ).toEqual([])
  },
)

test('films play from the portal itself, and none is shown where the publisher gave none', () => {
  const films = [
    ...db.question.getAll().map(({ video }) => video),
    ...db.interpretation
      .getAll()
      .map((one) => wholeInterpretation(one, db.policy.get(one.policyId, '政策')).videoUrl),
  ]
  const shown = films.filter((one) => one !== undefined)
  expect(shown.length).toBeGreaterThan(5)
  expect(shown.filter((one) => !one.startsWith('/uaa/api/download/file?filePath='))).toEqual([])
  expect(films.length).toBeGreaterThan(shown.length)
  const pictures = JSON.stringify(
    [db.listing, db.exchange, db.product, db.news, db.activity].map((one) => one.getAll()),
  )
  expect(pictures.match(/"(?:cover|logo|images)":\[?"https?:[^"]*/g)).toBeNull()
})

test('people and firms do not write the same sentence again and again', () => {
  const written = [
    ...db.exchange.getAll().map(({ description }) => description ?? ''),
    ...db.exchange.getAll().flatMap(({ cases = [] }) => cases.map((one) => `${one}。`)),
    ...db.product.getAll().flatMap(({ cases = [] }) => cases.map((one) => `${one}。`)),
    ...db.docking.getAll().map(({ message }) => message),
    ...db.activityParticipant.getAll().map(({ evaluate }) => evaluate?.content ?? ''),
    ...db.appeal.getAll().map(({ evaluate }) => evaluate?.comment ?? ''),
  ]
  const counts = new Map<string, number>()
  for (const sentence of written.flatMap((text) => text.split('。')).filter((one) => one.length > 6))
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  expect(counts.size).toBeGreaterThan(300)
  expect([...counts].filter(([, count]) => count > 10)).toEqual([])
})
