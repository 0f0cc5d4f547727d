import { beforeAll, describe, expect, test } from 'vitest'
import { ask, envelopeOf, startCity, tokenOf } from './city.test-kit.ts'
import { areas, sentBy } from './examples/all.test-data.ts'
import type { World } from './city.ts'
import { resetWorld } from './world.ts'

startCity()

const members = areas.flatMap(([area, examples]) =>
  Object.entries(examples).flatMap(([key, example]) =>
    area[key]!.access === 'member' ? [{ endpoint: area[key]!, example }] : [],
  ),
)

/** Calls about the person, or about what is the same for everybody: they go whatever the enterprise is. */
const aboutThePerson = [
  'auth.currentUser',
  'auth.changePassword',
  'auth.currentEnterprises',
  'auth.bindEnterprise',
  'auth.unbindEnterprise',
  'message.page',
  'message.detail',
  'message.count',
  'message.readAll',
  'favourite.add',
  'favourite.remove',
  'favourite.list',
  'favourite.batch',
  'policy.tags',
  'policy.subscribed',
  'policy.subscribe',
  'policy.subscribeAll',
  'policy.unsubscribe',
  'serve.toggleFavorite',
  'serve.cancelFavorite',
  'serve.favorites',
  'declare.children',
  'declare.zjtxIndustries',
]

/** Calls that name one of the enterprise's records, or speak for it in what they send. */
const aboutOneRecord = [
  'appeal.detailAll',
  'appeal.evaluate',
  'declare.one',
  'declare.create',
  'declare.update',
  'declare.flow',
  'declare.receipt',
  'declare.zjtxOne',
  'declare.zjtxDownload',
  'declare.zjtxDraft',
  'declare.zjtxSubmit',
  'docking.demandUp',
  'docking.demandDown',
  'docking.demandSolve',
  'docking.supplyUp',
  'docking.supplyDown',
  'docking.supplySolve',
  'docking.myDemand',
  'docking.mySupply',
  'enterprise.saveBasic',
  'enterprise.save',
  'market.record',
  'activity.evaluate',
  'match.history',
  'match.remove',
  'match.download',
  'match.downloadWhole',
  'serve.productSave',
  'serve.productUp',
  'serve.productDown',
  'serve.providerSave',
  'serve.myProduct',
  'serve.myProvider',
  'serve.audits',
]

/** Calls that list or read what the current enterprise has. */
const aboutTheCurrentOne = [
  'appeal.page',
  'appeal.numberInfo',
  'declare.list',
  'declare.history',
  'declare.mine',
  'docking.demandMine',
  'docking.supplyMine',
  'enterprise.current',
  'enterprise.basic',
  'enterprise.grade',
  'market.mine',
  'market.last',
  'activity.myApply',
  'attribute.answers',
  'serve.myProducts',
  'serve.myProviders',
]

/** Calls that make something new in the enterprise's name. */
const makers = [
  'appeal.save',
  'common.upload',
  'docking.demandSave',
  'docking.supplySave',
  'docking.demandDock',
  'docking.supplyDock',
  'market.save',
  'market.draft',
  'activity.participate',
  'attribute.save',
  'serve.enquire',
]

const records = [...aboutOneRecord, ...aboutTheCurrentOne, ...makers]

test('every call of a member is told apart: the person’s, or an enterprise’s', () => {
  const told = [...aboutThePerson, ...records]
  const names = members.map(({ endpoint }) => endpoint.name)
  const lists = 'aboutThePerson, aboutOneRecord, aboutTheCurrentOne or makers in mocks/rights.test.ts'
  expect(
    names.filter((name) => !told.includes(name)),
    `add each to one of ${lists}, by whose it is`,
  ).toEqual([])
  expect(
    told.filter((name, at) => !names.includes(name) || told.indexOf(name) !== at),
    `take each out of ${lists}: no member may call it, or it stands there twice`,
  ).toEqual([])
})

let world: World

/** A fresh world where everybody holds a second enterprise, which has nothing yet. */
function begin() {
  world = resetWorld('default', 'default', 1)
  const spare = world.db.enterprise.getAll()
  for (const [at, user] of world.db.user.getAll().entries()) {
    if (!user.ens.length) continue
    const { enId, enName, creditCode } = spare.at(-1 - at)!
    world.db.user.change(user.id, { ens: [...user.ens, { enId, enName, creditCode }] })
  }
}

const ensOf = (userId: string) => world.db.user.get(userId, '用户').ens.map((one) => one.enId)

/** What came of a call: whether it went through, and all that it said. */
async function outcome(reply: Response) {
  if (reply.headers.has('content-disposition')) return { went: true, status: reply.status, said: '' }
  const { returnCode, data } = await envelopeOf(reply)
  return { went: returnCode.startsWith('200'), status: reply.status, said: JSON.stringify(data) }
}

const named = (names: string[]) =>
  members.flatMap((one) => (names.includes(one.endpoint.name) ? [[one.endpoint.name, one] as const] : []))

/** Sends an example under one of its caller's enterprises, or another. */
async function send({ endpoint, example }: (typeof members)[number], enIdOf: (ens: string[]) => string) {
  const { line, body, caller = '' } = sentBy(example, endpoint, world)
  const ens = ensOf(caller)
  const reply = await ask(line, { body, token: tokenOf(caller), enId: enIdOf(ens) })
  return { ...(await outcome(reply)), first: ens[0]! }
}

describe('(a) under an enterprise that the caller does not hold', () => {
  beforeAll(begin)
  const rows = () =>
    Object.entries(world.db).flatMap(([name, { getAll }]) => (name === 'grant' ? [] : [getAll().length]))

  test.each(named(records))('%s is refused, and nothing is changed', async (_, one) => {
    const before = rows()
    for (const enId of ['en-jiashu', 'en-nobody']) {
      const { status, said } = await send(one, () => enId)
      expect([status, said]).toEqual([403, '"没有绑定该企业，不能以该企业的名义查看或办理"'])
    }
    expect(rows()).toEqual(before)
    expect(world.journal.filter((entry) => entry.effect)).toEqual([])
  })
})

// (c), under the right one it goes, is every-endpoint.test.ts.
describe('(b) under the caller’s other enterprise', () => {
  beforeAll(begin)

  test.each(named(aboutOneRecord))('%s is refused', async (_, one) => {
    const { went, said } = await send(one, (ens) => ens.at(-1)!)
    expect(went).toBe(false)
    expect(said).toMatch(/[一-龥]/)
  })

  test.each(named(aboutTheCurrentOne))('%s has nothing of the first', async (name, one) => {
    const { status, went, said, first } = await send(one, (ens) => ens.at(-1)!)
    expect([status, went]).toEqual([200, true])
    expect(said).not.toContain(first)
    if (said.includes('"records"') && name !== 'declare.list') expect(said).toContain('"total":0')
  })

  test.each(named(makers))('%s makes nothing for the first', async (_, one) => {
    const { status, went, said, first } = await send(one, (ens) => ens.at(-1)!)
    expect([status, went]).toEqual([200, true])
    expect(said).not.toContain(first)
  })
})

test('a record of the caller’s other enterprise says which one to change to', async () => {
  begin()
  const token = tokenOf('u-enterprise')
  const reply = await ask('GET /policy/api/declare/user/decl-review?type=apply', { token, enId: 'en-lanqi' })
  expect(await outcome(reply)).toMatchObject({
    status: 403,
    said: '"该内容属于“澄岳精密制造有限公司”，请切换到该企业后再查看或办理"',
  })
})

test('who takes over an enterprise takes over its records, and who has let it go sees none', async () => {
  begin()
  const [chengyue] = world.db.user.get('u-enterprise', '用户').ens
  world.db.user.change('u-enterprise', { ens: [] })
  world.db.user.change('u-person', { ens: [chengyue!] })
  const list = async (userId: string, enId: string) => {
    const { data } = await envelopeOf(await ask('GET /uaa/api/demand/page', { token: tokenOf(userId), enId }))
    return data
  }
  expect(await list('u-person', 'en-chengyue')).toMatchObject({ total: 8 })
  expect(await list('u-enterprise', '')).toMatchObject({ total: 0 })
})
