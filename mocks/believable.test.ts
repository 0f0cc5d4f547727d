import { afterEach, describe, expect, test, vi } from 'vitest'
import { clockText, isoDay } from '#lib/dates.ts'
import { isWorkday } from '#rules/workdays.ts'
import { venues } from './activity/texts.ts'
import { phoneOf } from './offices.ts'
import { isStandingTitle } from './policy/titles.ts'
import type { World } from './city.ts'
import { resetWorld } from './world.ts'

/** Returns what is said of each row that breaks a rule; a rule returns undefined for a row that keeps it. */
const breaking = <Row>(rows: readonly Row[], rule: (row: Row) => string | undefined | false) =>
  rows.flatMap((row) => rule(row) || [])

const { db } = resetWorld('believable', 'default', 1)

afterEach(() => void vi.useRealTimers())

describe('policies', () => {
  const policies = db.policy.getAll()
  test('a standing rule has neither a window nor a batch, and a call has a window', () => {
    expect(
      breaking(policies, ({ title, applyStart, batches, isRolling }) => {
        const hasWindow = applyStart !== undefined || batches.length > 0
        return (
          (isStandingTitle(title) === hasWindow || (isRolling && hasWindow)) &&
          `${title}：${isRolling ? '常年受理' : String(applyStart)}`
        )
      }),
    ).toEqual([])
    expect(
      breaking(
        db.item.getAll(),
        ({ name, isRolling, batch }) =>
          isRolling && (/^\d{4}|第.批|年度/.test(name) || batch !== '常年受理') && `${name}：${batch}`,
      ),
    ).toEqual([])
  })
  test('what is granted without an application has no call for applications, and what pays nothing has no fund', () => {
    expect(
      breaking(
        policies,
        ({ title, supportMode, amountMax }) =>
          ((supportMode === '免申即享' && /申报/.test(title)) || (!amountMax && /专项资金/.test(title))) &&
          title,
      ),
    ).toEqual([])
  })
  test('a document has a number of its own, of the year in which it was published', () => {
    const numbers = policies.map(({ docNumber }) => docNumber)
    expect(numbers.filter((one, at) => numbers.indexOf(one) !== at)).toEqual([])
    expect(
      breaking(
        policies,
        ({ title, docNumber, publishDate }) =>
          !docNumber.includes(`〔${isoDay(publishDate).slice(0, 4)}〕`) && `${title} ${docNumber}`,
      ),
    ).toEqual([])
  })
  test('documents are published on working days', () => {
    expect(breaking(policies, ({ title, publishDate }) => !isWorkday(isoDay(publishDate)) && title)).toEqual(
      [],
    )
  })
  test('a ministry is asked at a section that it has, and an office at one number everywhere', () => {
    const sections =
      /(?:中小企业局|战略规划司|产业发展司|经济建设司|就业促进司|对外贸易司|质量发展局|纳税服务司|普惠金融司|政策和规划司|建筑市场监管司|大气环境司)$/
    expect(
      breaking(
        policies,
        ({ level, contactOrg }) => level === '国家级' && !sections.test(contactOrg) && contactOrg,
      ),
    ).toEqual([])
    const asked = [
      ...policies.map((one) => [one.departments[0]!, one.contactPhone] as const),
      ...db.item.getAll().map((one) => [one.department, one.consultPhone] as const),
      ...db.notice.getAll().map((one) => [one.department, one.objectionPhone] as const),
      ...db.activity.getAll().map((one) => [one.organizer, one.contactPhone] as const),
    ]
    expect(breaking(asked, ([office, phone]) => phone !== phoneOf(office) && `${office} ${phone}`)).toEqual(
      [],
    )
    const offices = [...new Set(asked.map(([office]) => office))]
    expect(new Set(offices.map(phoneOf)).size).toBe(offices.length)
  })
  test('readers differ, and those who keep a policy are fewer than those who read it', () => {
    expect(new Set(policies.map(({ viewCount }) => viewCount)).size).toBeGreaterThan(policies.length / 2)
    expect(
      breaking(policies, ({ title, viewCount, favoriteCount }) => favoriteCount * 10 > viewCount && title),
    ).toEqual([])
  })
})

/** Moments at which a city may be begun: a working morning, noon, a night, a weekend, and a long holiday. */
const moments = [
  '2026-11-26T09:20:00+08:00',
  '2026-11-26T13:10:00+08:00',
  '2026-11-27T23:40:00+08:00',
  '2026-11-29T03:00:00+08:00',
  '2026-10-02T15:00:00+08:00',
]

/** Creates a world as of a moment. */
function worldAt(moment: string): World {
  vi.useFakeTimers({ now: Date.parse(moment), toFake: ['Date'] })
  return resetWorld('believable', 'default', 1)
}

describe.each(moments)('activities of a city that begins at %s', (moment) => {
  const minutesOf = (iso: string) => {
    const [hours = 0, minutes = 0] = clockText(iso).split(':').map(Number)
    return hours * 60 + minutes
  }
  test('take place on working days while halls are open, and last as long as such a thing lasts', () => {
    const rows = worldAt(moment).db.activity.getAll()
    expect(
      breaking(rows, ({ id, title, startTime, endTime, type }) => {
        const [from, to] = [minutesOf(startTime), minutesOf(endTime)]
        const isByDay = from >= 8 * 60 && to <= 18 * 60
        const isOpen = [startTime, endTime].every((one) => isWorkday(isoDay(one)))
        const lasts = to - from >= 120 && to - from <= (type === '培训' ? 480 : 180)
        return !(isByDay && isOpen && lasts) && `${id} ${title} ${startTime} ${endTime}`
      }),
    ).toEqual([])
  })
  test('nobody has checked in before the start or from the future', () => {
    const world = worldAt(moment)
    expect(
      breaking(
        world.db.activityParticipant.getAll(),
        ({ id, checkInTime }) => checkInTime !== undefined && Date.parse(checkInTime) > world.now() && id,
      ),
    ).toEqual([])
  })
})

describe('activities', () => {
  const rows = db.activity.getAll()
  test('have no more places than the hall has seats', () => {
    expect(
      breaking(rows, ({ title, mode, address, quota }) => {
        const hall = venues.find(([name]) => address?.startsWith(name))
        return (
          mode === '线下' && quota > (hall?.[4] ?? 0) && `${title}：${String(quota)} 人，${String(address)}`
        )
      }),
    ).toEqual([])
  })
  test('an activity for a district takes place there and not on a screen, and readers outnumber sign-ups', () => {
    expect(
      breaking(
        rows,
        ({ title, mode }) => /园区|专场|签约|早餐|见面|面对面|沙龙/.test(title) && mode === '线上' && title,
      ),
    ).toEqual([])
    expect(breaking(rows, ({ title, signed, viewCount }) => viewCount <= signed && title)).toEqual([])
  })
})

test('every seeded phone is in a range that nobody has, apart from the demo accounts’', () => {
  const text = JSON.stringify(Object.values(db).map((table) => table.getAll()))
  const mobiles = text.match(/(?<![\dA-Z.])1[3-9]\d{9}(?!\d)/g) ?? []
  expect(mobiles.length).toBeGreaterThan(100)
  expect([...new Set(mobiles.filter((one) => !/^154|^1380000000\d$/.test(one)))]).toEqual([])
  const lines = text.match(/(?<!\d)0\d{2,3}-\d{7,8}(?!\d)/g) ?? []
  expect(lines.length).toBeGreaterThan(100)
  expect([...new Set(lines.filter((one) => !/^(?:054[01]-[78]|010-[23])\d{7}$/.test(one)))]).toEqual([])
})
