import { beforeEach, expect, test } from 'vitest'
import { ask, startCity } from '#mocks/city.test-kit.ts'
import { stateOf } from '#mocks/world-state.ts'
import { allWorlds, removeWorld, resetWorld, worldOf } from '#mocks/world.ts'
import { besideOrigin } from './accounts.ts'

startCity()
const world = 'one'
beforeEach(() => {
  for (const name of ['two', 'three']) removeWorld(name)
  const begun = resetWorld(world, 'default', 1)
  begun.db.declaration.change('decl-paid', { itemName: '改过的名称' })
  begun.clockOffset = 86_400_000
  begun.files.set('/upload/a', {
    ...{ filePath: '/upload/a', fileName: 'a.txt', type: 'text/plain', userId: 'u-person', enId: '' },
    bytes: new TextEncoder().encode('字节'),
  })
})

const json = async (reply: Promise<Response>) => {
  const answered = await reply
  return { status: answered.status, body: (await answered.json()) as Record<string, unknown> }
}
const whole = (name: string) => JSON.parse(JSON.stringify(stateOf(worldOf(name)))) as unknown

test('a world is copied under another name, and the two go their own ways', async () => {
  const { status } = await json(ask('POST /__mock/copy', { body: { name: 'two' }, world }))
  expect(status).toBe(200)
  expect(whole('two')).toEqual(whole('one'))
  worldOf('two').db.declaration.remove('decl-paid')
  expect(worldOf('one').db.declaration.find('decl-paid')?.itemName).toBe('改过的名称')
})

test('a world is renamed, and its earlier name begins anew', async () => {
  const before = whole('one')
  await ask('POST /__mock/rename', { body: { name: 'three' }, world })
  expect(whole('three')).toEqual(before)
  expect(allWorlds().map(({ name }) => name)).not.toContain('one')
})

test('an exported world is imported into another one', async () => {
  const exported = await (await ask('GET /__mock/export', { world })).blob()
  const body = new FormData()
  body.append('file', new File([exported], 'one.world.json'))
  expect((await json(ask('POST /__mock/import', { body, world: 'two' }))).body).toMatchObject({ name: 'two' })
  expect(whole('two')).toEqual(whole('one'))
  expect(new TextDecoder().decode(worldOf('two').files.get('/upload/a')?.bytes)).toBe('字节')
  // An imported world works on: a situation is made, and the clock goes on.
  expect((await ask('POST /__mock/go/appeal-returned', { world: 'two' })).status).toBe(200)
})

test.each([
  ['not JSON', '这不是从测试控制台导出的世界'],
  ['{"kind":"mock-journal"}', '这不是从测试控制台导出的世界'],
])('the file %s is refused', async (text, words) => {
  const body = new FormData()
  body.append('file', new File([text], 'x.json'))
  const { status, body: refused } = await json(ask('POST /__mock/import', { body, world }))
  expect([status, refused['error']]).toEqual([400, expect.stringContaining(words)])
  expect(worldOf('one').db.declaration.find('decl-paid')?.itemName).toBe('改过的名称')
})

test('a row that this version cannot hold is named, and the world stays', async () => {
  const saved = JSON.parse(await (await ask('GET /__mock/export', { world })).text()) as {
    rows: { declaration: { id: string; status: string }[] }
  }
  saved.rows.declaration[0]!.status = '已盖章'
  const body = new FormData()
  body.append('file', new File([JSON.stringify(saved)], 'x.json'))
  const { body: refused } = await json(ask('POST /__mock/import', { body, world }))
  expect(refused['error']).toMatch(/^表“declaration”的记录“decl-fix”不合这个版本/)
})

test('the name of an existing world is refused, and so is one that no cookie can hold', async () => {
  const { body } = await json(ask('POST /__mock/worlds', { body: { name: 'one' }, world }))
  expect(body['error']).toContain('已有名为“one”的世界')
  const { body: other } = await json(ask('POST /__mock/worlds', { body: { name: '世界' }, world }))
  expect(other['error']).toContain('字母、数字、下划线和短横线')
})

test('a reset takes less than a second', async () => {
  await ask('POST /__mock/reset', { body: {}, world })
  const at = performance.now()
  await ask('POST /__mock/reset', { body: {}, world })
  expect(performance.now() - at).toBeLessThan(1_000)
})

test('accounts have role, firms and the addresses that sign them in', async () => {
  const reply = await ask('GET /__mock/accounts', { world })
  const accounts = (await reply.json()) as { name?: string; enter: string; beside?: string }[]
  expect(accounts.find(({ name }) => name === 'colleague')).toMatchObject({
    role: '企业用户',
    firms: [{ enName: '澄岳精密制造有限公司', role: '经办人' }],
    enter: '/__mock/enter?who=u-colleague&world=one',
    beside: expect.stringMatching(
      /^http:\/\/localhost:\d+\/__mock\/enter\?who=u-colleague&world=one$/,
    ) as string,
  })
  expect(besideOrigin('http://localhost:4173')).toBe('http://127.0.0.1:4173')
  expect(besideOrigin('https://mock.city.example')).toBeUndefined()
})
