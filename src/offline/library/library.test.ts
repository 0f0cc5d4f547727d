import { get, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startCity } from '#api/call/call.test-kit.ts'
import { call } from '#api/call/call.ts'
import { configureHost } from '#api/call/host.ts'
import { levels, policyTypes, targetTags } from '#api/policy-words.ts'
import { policy } from '#api/policy.ts'
import { type PolicyFilter, policySorts } from '#api/policy-filter.ts'
import { verdictFor } from '#rules/standing/verdict.ts'
import { windowStates } from '#rules/window.ts'
import { answersOf } from '#mocks/policy/fit.ts'
import { randomOf } from '#mocks/random.ts'
import type { World } from '#mocks/city.ts'
import { resetWorld } from '#mocks/world.ts'
import { dropLibrary, keepLibrary, libraryPolicy, libraryRules, searchLibrary } from '#offline/library.ts'
import { clearKept, readUsage } from '#offline/device/usage.ts'
import { setOwner } from '#offline/owner.ts'
import { deviceState } from '#offline/view.ts'
import { listUnreadable } from '#offline/device/aside-list.ts'
import { announce } from '#offline/channel.ts'
import { SHARED, storeOf } from '#offline/device/db.ts'
import { bringLibrary } from './bring.ts'
import type { Meta } from './store.ts'
import { libraryView } from './client.ts'

startCity()
let world: World
beforeEach(async () => {
  world = resetWorld('default', 'default', 1)
  await dropLibrary()
})
afterEach(() => vi.restoreAllMocks())

type Filter = NonNullable<PolicyFilter>
const wholeLine = { latencyMs: 0, dropBefore: 0, dropAfter: 0, statusChance: 1, expireTokens: false }
const deadLine = {
  ...wholeLine,
  ...{ dropBefore: 1, refuseRefresh: false, captive: 0, breakContract: 0, match: '*', times: 0 },
}

/** Collects the queries of all following list calls. */
function collectQueries(): URLSearchParams[] {
  const asked: URLSearchParams[] = []
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.pathname.endsWith('/ua/policy/list')) asked.push(url.searchParams)
    return real(input, init)
  })
  return asked
}

/** Downloads until this many policies are here; then the connection dies. */
const bringUntil = (count: number) =>
  bringLibrary({
    tell(view) {
      deviceState.library = view
      if (view.done >= count) world.faults = [deadLine]
    },
  })

test('the whole library is downloaded, each policy equal to the city’s', async () => {
  await keepLibrary()
  expect(deviceState.library).toMatchObject({ state: 'kept', count: 420 })
  expect(deviceState.library.asOf).toBeLessThanOrEqual(Date.now())
  expect(deviceState.library.bytes).toBeGreaterThan(1_000_000)
  const one = await libraryPolicy('policy-rd')
  const detail = await call(policy.detail, { query: { id: 'policy-rd' } })
  // Leaves out what changes by the day: items, interpretations, the use of the budget.
  const { items: _, interpretations: __, budget: ___, viewCount, ...whole } = detail
  expect(one).toEqual({ ...whole, viewCount: viewCount - 1 })
  expect(await libraryPolicy('policy-none')).toBeUndefined()
})

test('policies in force and not closed are returned with their conditions for a calculation', async () => {
  expect(await libraryRules()).toBeUndefined()
  await keepLibrary()
  const rules = (await libraryRules())!
  const { records } = await call(policy.list, {
    query: {
      part: 'rules',
      size: 999,
      validity: ['有效'],
      state: windowStates.filter((state) => state !== '已截止'),
    },
  })
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)
  expect(rules.toSorted(byId)).toEqual(records.toSorted(byId))
  expect(rules.length).toBeGreaterThan(50)
})

test('one lost connection does not interrupt the download', async () => {
  world.faults = [{ ...deadLine, times: 1 }]
  await keepLibrary()
  expect(deviceState.library).toMatchObject({ state: 'kept', count: 420 })
})

test('an interrupted download resumes, and no partial library is shown', async () => {
  await bringUntil(200)
  expect(deviceState.library).toMatchObject({ state: 'failed', count: 0, done: 200, total: 420 })
  expect(deviceState.library.problem).toContain('网络中断')
  expect(await searchLibrary({})).toBeUndefined()
  world.faults = []
  const asked = collectQueries()
  await keepLibrary()
  expect(deviceState.library).toMatchObject({ state: 'kept', count: 420 })
  expect(asked[0]?.get('current')).toBe('3')
  expect((await searchLibrary({ size: 999 }))?.records).toHaveLength(420)
})

test('only changes are downloaded again', async () => {
  await keepLibrary()
  const { updateTime: _, ...rest } = world.db.policy.get('policy-rd', '政策')
  world.db.policy.change('policy-rd', { ...rest, title: '改过的标题', updateTime: world.iso() })
  world.db.policy.create({ ...rest, id: 'policy-new', title: '新的政策', updateTime: world.iso() })
  const asked = collectQueries()
  await keepLibrary()
  expect(asked.every((one) => one.has('updatedFrom') || one.get('size') === '1')).toBe(true)
  expect(deviceState.library.count).toBe(421)
  // Two at least, because the last hours are asked for again.
  expect(deviceState.library.renewed).toBeGreaterThanOrEqual(2)
  expect(deviceState.library.renewedBytes).toBeLessThan(deviceState.library.bytes / 10)
  expect((await libraryPolicy('policy-rd'))?.title).toBe('改过的标题')
  expect((await searchLibrary({ keyword: '新的政策' }))?.records[0]?.id).toBe('policy-new')
  expect((await searchLibrary({ keyword: '改过的标题' }))?.total).toBe(1)
})

test('if the city has fewer policies, all are downloaded anew, and the old ones are usable until then', async () => {
  await keepLibrary()
  world.db.policy.remove('policy-rd')
  let shown = 0
  await bringLibrary({
    tell: (view) => {
      shown = Math.max(shown, view.done)
      expect(view.count).toBeGreaterThanOrEqual(419)
    },
  })
  expect(shown).toBe(419)
  await keepLibrary()
  expect(deviceState.library.count).toBe(419)
  expect(await libraryPolicy('policy-rd')).toBeUndefined()
})

test('a full disk is reported, and the library stays', async () => {
  await keepLibrary()
  world.db.policy.change('policy-rd', { title: '改过的标题', updateTime: world.iso() })
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await keepLibrary()
  expect(deviceState.library).toMatchObject({ state: 'failed', count: 420 })
  expect(deviceState.library.problem).toContain('空间不足')
  expect((await searchLibrary({ keyword: '研发费用' }))?.total).toBeGreaterThan(0)
})

test('an automatic refresh does not report a dead connection', async () => {
  await keepLibrary()
  world.faults = [deadLine]
  await bringLibrary({ tell: (view) => (deviceState.library = view), quiet: true })
  expect(deviceState.library).toMatchObject({ state: 'kept', count: 420 })
  expect(deviceState.library.problem).toBeUndefined()
})

test('the library is counted in the storage usage, and can be cleared there', async () => {
  await setOwner({ userId: 'u-library', enId: '' })
  await keepLibrary()
  expect((await readUsage()).library.count).toBe(420)
  await clearKept('library')
  expect((await readUsage()).library).toEqual({ count: 0, bytes: 0 })
  expect(deviceState.library.state).toBe('none')
  expect(await searchLibrary({})).toBeUndefined()
})

const words = [
  '研发',
  '专精特新 补助',
  '企业',
  '设备更新',
  '研',
  '市科字',
  'RD',
  '截留挪用资金',
  '查无此词',
  '',
]
const random = randomOf('library')
const maybe = <T>(value: () => T) => (random.chance(0.3) ? value() : undefined)
const questions = Array.from({ length: 40 }, (): Filter => {
  const asked: Filter = {
    keyword: random.pick(words),
    level: maybe(() => random.some(levels, 2)),
    policyType: maybe(() => random.some(policyTypes, 3)),
    targetTag: maybe(() => random.some(targetTags, 2)),
    department: maybe(() => ['科技局', '工信局']),
    industry: maybe(() => ['海洋产业']),
    state: maybe(() => random.some(windowStates, 3)),
    validity: maybe(() => ['有效']),
    publishedFrom: maybe(() => '2026-01-01T00:00:00.000Z'),
    tagId: maybe(() => ['tag-101', 'tag-201', 'tag-none']),
    sort: random.pick(policySorts),
    size: 15,
    current: random.whole(1, 3),
  }
  return asked
})

test('the library finds the same policies as the city, in the same order', async () => {
  const { access_token } = world.grant('u-enterprise')
  configureHost({ token: () => access_token })
  const user = world.db.user.get('u-enterprise', '用户')
  const { enId } = user.ens[0]!
  const answers = {
    revenue: 86_000_000,
    employees: 180,
    rdCost: 0,
    highTech: true,
    srdi: false,
    taxGrade: 'A',
  }
  world.db.savedAnswers.create({ id: enId, answers, version: 1, updateTime: world.iso() })
  const facts = answersOf(world, user, enId) ?? []
  expect(facts.length).toBeGreaterThan(0)
  const { queryClient } = await import('#api/call/client.ts')
  const { query } = await import('#api/call/query.ts')
  await queryClient.fetchQuery(query(policy.tags, {}))
  await keepLibrary()
  for (const asked of questions) {
    for (const judged of [false, true]) {
      // The counts of the banner are the city's alone.
      const { counts: _, ...city } = await call(policy.list, {
        query: { ...asked, ...(judged ? { enId } : {}) },
      })
      const found = await searchLibrary({ ...asked, ...(judged ? { facts } : {}) })
      expect({ asked, found }).toEqual({
        asked,
        found: {
          ...city,
          records: city.records.map(({ criteria, ...one }) => ({
            ...one,
            favorite: false,
            ...(criteria ? { verdict: verdictFor(facts)(criteria) } : {}),
          })),
          asOf: expect.any(Number) as number,
        },
      })
    }
  }
})

test('a policy whose window closes during typing is not among the open ones at the next letter', async () => {
  await keepLibrary()
  const openWith = async (keyword: string) =>
    (await searchLibrary({ keyword, state: ['申报中', '即将截止'], sort: '截止最近', size: 999 }))!.records
  const [soonest] = await openWith('企')
  expect(soonest?.applyEnd).toBeDefined()
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(soonest!.applyEnd!) + 61_000)
  const left = await openWith('企业')
  expect(left.length).toBeGreaterThan(0)
  expect(left.map(({ id }) => id)).not.toContain(soonest!.id)
})

test.each([null, 5, 'x', [null], [{ id: 'p' }]])(
  'an invalid chunk %j removes the library with a message, and it can be downloaded again',
  async (bad) => {
    await keepLibrary()
    const store = storeOf(SHARED, 'library')
    const { kept } = (await get<Meta>('meta', store))!
    const piece = `${String(kept!.generation)}:brief:1`
    await set(piece, bad, store)
    // Renews the stamp, so that the library is loaded again.
    await set('meta', { kept: { ...kept!, stamp: 'another' } }, store)
    announce({ type: 'library', view: { ...deviceState.library } })
    await expect(searchLibrary({})).rejects.toThrow('请重新下载')
    await vi.waitFor(() => expect(deviceState.library.state).toBe('none'))
    expect((await listUnreadable()).map(({ key, value }) => ({ key, value }))).toContainEqual({
      key: piece,
      value: bad,
    })
    await keepLibrary()
    expect((await searchLibrary({}))?.total).toBe(420)
  },
)

test.each([null, 5, 'x', [1], { kept: { generation: 'one' } }])(
  'an invalid state of the library %j counts as no library',
  async (bad) => {
    await set('meta', bad, storeOf(SHARED, 'library'))
    expect((await libraryView()).state).toBe('none')
  },
)
