import { beforeAll, describe, expect, test } from 'vitest'
import { ask, envelopeOf, startCity, tokenOf } from './city.test-kit.ts'
import { areas, requestOf } from './examples/all.test-data.ts'
import type { World } from './city.ts'
import { resetWorld } from './world.ts'

startCity()

const members = areas.flatMap(([area, examples]) =>
  Object.entries(examples).flatMap(([key, example]) =>
    area[key]!.access === 'member' ? [{ endpoint: area[key]!, example }] : [],
  ),
)

/** Calls about the person, or about data that is the same for everybody; they are answered for any enterprise. */
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

/** Calls that name a record of the enterprise, or act for it in their body. */
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

/** Calls that list or read records of the current enterprise. */
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

/** Calls that create a record in the enterprise's name. */
const creatingCalls = [
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

const records = [...aboutOneRecord, ...aboutTheCurrentOne, ...creatingCalls]

test('every call of a member is listed as the person’s or an enterprise’s', () => {
  const listed = [...aboutThePerson, ...records]
  const names = members.map(({ endpoint }) => endpoint.name)
  const lists = 'aboutThePerson, aboutOneRecord, aboutTheCurrentOne or creatingCalls in mocks/rights.test.ts'
  expect(
    names.filter((name) => !listed.includes(name)),
    `add each to one of ${lists}, by whose it is`,
  ).toEqual([])
  expect(
    listed.filter((name, at) => !names.includes(name) || listed.indexOf(name) !== at),
    `take each out of ${lists}: no member may call it, or it stands there twice`,
  ).toEqual([])
})

let world: World

/** Creates a world where everybody belongs to a second enterprise, which has no records yet. */
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

/** Returns the outcome of a call: success, status and the text of its data. */
async function outcome(reply: Response) {
  if (reply.headers.has('content-disposition')) return { succeeded: true, status: reply.status, text: '' }
  const { returnCode, data } = await envelopeOf(reply)
  return { succeeded: returnCode.startsWith('200'), status: reply.status, text: JSON.stringify(data) }
}

const named = (names: string[]) =>
  members.flatMap((one) => (names.includes(one.endpoint.name) ? [[one.endpoint.name, one] as const] : []))

/** Sends an example for one of its caller's enterprises, or another. */
async function send({ endpoint, example }: (typeof members)[number], enIdOf: (ens: string[]) => string) {
  const { line, body, caller = '' } = requestOf(example, endpoint, world)
  const ens = ensOf(caller)
  const reply = await ask(line, { body, token: tokenOf(caller), enId: enIdOf(ens) })
  return { ...(await outcome(reply)), first: ens[0]! }
}

describe('(a) under an enterprise to which the caller does not belong', () => {
  beforeAll(begin)
  const rows = () =>
    Object.entries(world.db).flatMap(([name, { getAll }]) => (name === 'grant' ? [] : [getAll().length]))

  test.each(named(records))('%s is refused and changes nothing', async (_, one) => {
    const before = rows()
    for (const enId of ['en-jiashu', 'en-nobody']) {
      const { status, text } = await send(one, () => enId)
      expect([status, text]).toEqual([403, '"没有绑定该企业，不能以该企业的名义查看或办理"'])
    }
    expect(rows()).toEqual(before)
    expect(world.journal.filter((entry) => entry.effect)).toEqual([])
  })
})

// Case (c), success under the right enterprise, is tested in every-endpoint.test.ts.
describe('(b) under the caller’s other enterprise', () => {
  beforeAll(begin)

  test.each(named(aboutOneRecord))('%s is refused', async (_, one) => {
    const { succeeded, text } = await send(one, (ens) => ens.at(-1)!)
    expect(succeeded).toBe(false)
    expect(text).toMatch(/[一-龥]/)
  })

  test.each(named(aboutTheCurrentOne))('%s shows no record of the first enterprise', async (name, one) => {
    const { status, succeeded, text, first } = await send(one, (ens) => ens.at(-1)!)
    expect([status, succeeded]).toEqual([200, true])
    expect(text).not.toContain(first)
    if (text.includes('"records"') && name !== 'declare.list') expect(text).toContain('"total":0')
  })

  test.each(named(creatingCalls))('%s creates no record for the first enterprise', async (_, one) => {
    const { status, succeeded, text, first } = await send(one, (ens) => ens.at(-1)!)
    expect([status, succeeded]).toEqual([200, true])
    expect(text).not.toContain(first)
  })
})

test('the refusal of another own enterprise’s record names the enterprise to switch to', async () => {
  begin()
  const token = tokenOf('u-enterprise')
  const reply = await ask('GET /policy/api/declare/user/decl-review?type=apply', { token, enId: 'en-lanqi' })
  expect(await outcome(reply)).toMatchObject({
    status: 403,
    text: '"该内容属于“澄岳精密制造有限公司”，请切换到该企业后再查看或办理"',
  })
})

test('the user who takes over an enterprise sees its records, and the user who left it sees none', async () => {
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
