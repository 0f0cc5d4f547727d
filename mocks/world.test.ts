import { describe, expect, test, vi } from 'vitest'
import { signupStates } from '#rules/signup-states.ts'
import { isOpen, windowOf } from '#rules/window.ts'
import { demo } from './auth/accounts.ts'
import { hallMoment } from './activity/schedule.ts'
import { type ScenarioName, scenarioNamed } from './scenarios.ts'
import { setInitialScenario, resetWorld, worldOf } from './world.ts'

const started = performance.now()
const city = resetWorld('default', 'default', 1)
console.warn(`the default world took ${String(Math.round(performance.now() - started))} ms to fill`)

describe('the default world', () => {
  test.each([
    ['policies', city.db.policy.getAll().length, 400],
    [
      'items open today',
      city.db.item.getAll().filter((one) => isOpen(windowOf(one, city.now()).state)).length,
      90,
    ],
    ['listings', city.db.listing.getAll().length, 200],
    ['providers', city.db.provider.getAll().length, 120],
    ['products', city.db.product.getAll().length, 400],
    ['activities', city.db.activity.getAll().length, 90],
    ['questions', city.db.question.getAll().length, 120],
    ['news', city.db.news.getAll().length, 150],
  ])('has enough %s: %i, %i wanted', (_, found, wanted) => {
    expect(found).toBeGreaterThanOrEqual(wanted)
  })

  test.each([
    ['policies', city.db.policy.getAll().map((one) => one.title)],
    ['news', city.db.news.getAll().map((one) => one.title)],
    ['listings', city.db.listing.getAll().map((one) => one.title)],
  ])('the %s are not numbered copies of each other', (_, titles) => {
    const bare = titles.map((title) => title.replace(/[\d\s（）()第号批次]+/g, ''))
    expect(new Set(titles).size / titles.length).toBeGreaterThanOrEqual(0.9)
    expect(new Set(bare).size / bare.length).toBeGreaterThanOrEqual(0.8)
  })

  test('an enterprise sells what its trade makes', () => {
    const strange = city.db.listing
      .getAll()
      .filter(({ tradeType }) => tradeType === '供应')
      .filter(
        ({ publisherOrg, categoryPath: [category = ''] }) =>
          (/食品|物流|医疗/.test(publisherOrg) && !/食品/.test(category)) ||
          (/软件|信息技术/.test(publisherOrg) && category !== '工业软件') ||
          (category === '化工原料' && !/化工|新材料/.test(publisherOrg)),
      )
    expect(strange.map(({ title, publisherOrg }) => `${publisherOrg} ${title}`)).toEqual([])
    const { title } = city.db.listing.get('listing-1', '产品')
    expect(title).toMatch(/车床|加工中心|磨床|减速器|铝合金板|铣刀|硬度计|切削液|制造执行系统/)
  })

  test('no two services of one provider share a name', () => {
    const names = city.db.product.getAll().map(({ providerId, name }) => `${providerId} ${name}`)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  test('sign-ups have every state, some are of persons without an enterprise, and five activities are running or about to close', () => {
    const signups = city.db.activityParticipant.getAll()
    expect(new Set(signups.map(({ status }) => status))).toEqual(new Set(signupStates))
    expect(signups.filter(({ userId, enId }) => userId === 'u-person' && enId === '').length).toBeGreaterThan(
      0,
    )
    const soon = city.db.activity.getAll().filter((one) => {
      const hours = (time: string) => (Date.parse(time) - hallMoment(city.now())) / 3_600_000
      const isLastHours = hours(one.signupEnd) > 0 && hours(one.signupEnd) < 24
      return !one.cancelled && (isLastHours || (hours(one.startTime) < 1 && hours(one.endTime) > 0))
    })
    expect(soon.length).toBeGreaterThanOrEqual(5)
  })
})

test('the same seed on the same day gives the same world, and another seed another one', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const print = (name: string, seed: number) => {
    const { db } = resetWorld(name, 'default', seed)
    return Object.entries(db).map(([table, { getAll }]) => [table, JSON.stringify(getAll())])
  }
  const once = print('a', 7)
  const now = Date.now()
  // The initial state is cached for five minutes; later the world is seeded again.
  vi.setSystemTime(now + 6 * 60_000)
  resetWorld('later', 'empty', 1)
  vi.setSystemTime(now)
  expect(print('b', 7)).toEqual(once)
  expect(print('c', 8)).not.toEqual(once)
  vi.useRealTimers()
})

test('a world with shared initial rows finds them by queries, and no row can be altered', () => {
  const [first, second] = [resetWorld('first', 'default', 1), resetWorld('second', 'default', 1)]
  const [row] = first.db.policy.getAll()
  expect(second.db.policy.find(row!.id)).toBe(row)
  expect(() => row!.departments.push('其他')).toThrow(TypeError)
  const where = { title: { equals: row!.title } }
  expect(second.db.policy.findFirst({ where })).toBe(row)
  second.db.policy.change(row!.id, { title: '改名' })
  expect(second.db.policy.findFirst({ where })).toBeUndefined()
  expect(first.db.policy.findFirst({ where })).toBe(row)
})

test('two worlds do not see each other', () => {
  const [one, two] = [resetWorld('one', 'default', 1), resetWorld('two', 'default', 1)]
  one.db.user.change('u-person', { nickname: '改名' })
  one.db.news.remove(one.db.news.getAll()[0]!.id)
  const number = one.next('SB')
  expect(two.db.user.get('u-person', '用户').nickname).toBe('陈一苇')
  expect(two.db.news.getAll()).toHaveLength(one.db.news.getAll().length + 1)
  expect(two.next('SB')).toBe(number)
})

test('a reset removes all changes', () => {
  const world = resetWorld('again', 'empty', 1)
  world.db.user.change('u-person', { nickname: '改名' })
  world.files.set('x', {
    filePath: 'x',
    fileName: 'x',
    type: 'text/plain',
    bytes: new Uint8Array(),
    userId: 'u-person',
    enId: '',
  })
  expect(resetWorld('again', 'empty', 1)).toBe(worldOf('again'))
  expect(worldOf('again').db.user.get('u-person', '用户').nickname).toBe('陈一苇')
  expect(worldOf('again').files.size).toBe(0)
})

test('nothing is published in an empty world, but the accounts are there', () => {
  const { db } = resetWorld('empty', 'empty', 1)
  expect(db.policy.getAll()).toEqual([])
  expect(db.user.getAll().map((one) => one.id)).toEqual(Object.keys(demo).map((name) => `u-${name}`))
})

/** Returns the names of the tables with rows of a demo account, their accounts and bindings left out. */
function tablesOfDemoUsers(scenario: ScenarioName): string[] {
  const { db } = resetWorld('scenario', scenario, 1)
  expect(db.policy.getAll().length).toBeGreaterThan(400)
  expect(db.appeal.getAll().length).toBeGreaterThan(40)
  expect(db.binding.getAll().map(({ state }) => state)).not.toContain('待核验')
  const ids = Object.keys(demo).map((name) => `u-${name}`)
  return Object.entries(db)
    .filter(([name]) => name !== 'user' && name !== 'binding')
    .flatMap(([name, { getAll }]) =>
      (getAll() as { userId?: string }[]).some(({ userId = '' }) => ids.includes(userId)) ? [name] : [],
    )
}

test('in new-member no demo account has a record of any kind', () => {
  expect(tablesOfDemoUsers('new-member')).toEqual([])
})

test('in provider only 启明 has records: its organisation, its services and the enquiries sent to it', () => {
  expect(tablesOfDemoUsers('provider').sort()).toEqual(['product', 'provider', 'serviceEnquiry'])
  const { db } = resetWorld('provider', 'provider', 1)
  const asked = db.serviceEnquiry.getAll().filter(({ userId }) => userId.startsWith('u-'))
  expect(asked.map(({ providerId }) => providerId)).toEqual(['provider-qiming'])
})

test('a busy world has 5,000 policies and 10,000 listings', () => {
  const begin = performance.now()
  const { db } = resetWorld('busy', 'busy', 1)
  console.warn(`the busy world took ${String(Math.round(performance.now() - begin))} ms to fill`)
  expect(db.policy.getAll()).toHaveLength(5_000)
  expect(db.listing.getAll()).toHaveLength(10_000)
})

test('a row can be altered only through its table', () => {
  const row = city.db.user.get('u-person', '用户')
  expect(() => Object.assign(row, { nickname: '改名' })).toThrow(TypeError)
})

describe('the scenario that WORLD names', () => {
  test('is the default where it names none', () => {
    expect(scenarioNamed(undefined)).toBe('default')
    expect(scenarioNamed('')).toBe('default')
  })

  test('is the initial scenario of a world at its first mention', () => {
    setInitialScenario(scenarioNamed('empty'))
    try {
      expect(worldOf('never mentioned').scenario).toBe('empty')
      expect(worldOf('never mentioned').db.policy.getAll()).toEqual([])
    } finally {
      setInitialScenario('default')
    }
  })

  test.each(['bussy', 'toString', 'DEFAULT'])(
    '%s, an unknown name, is answered with the list of scenarios',
    (name) => {
      expect(() => scenarioNamed(name)).toThrow(
        `没有名为“${name}”的场景，可以选择：default、empty、busy、provider、new-member`,
      )
    },
  )
})
