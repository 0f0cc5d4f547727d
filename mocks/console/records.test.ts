import { expect, test } from 'vitest'
import { tables } from '#mocks/tables.ts'
import { resetWorld } from '#mocks/world.ts'
import { advance, advances } from './advance.ts'
import { consoleReply } from './api.ts'
import { columnName } from './column-names.ts'
import { areaOf, movesOf } from './moves.ts'
import { shownAreas } from './shown.ts'

/** Calls the console in the world `records`. */
async function call(path: string, body?: unknown) {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const request = new Request(`http://city.test/__mock/${path}`, {
    ...init,
    headers: { 'x-mock-world': 'records' },
  })
  const reply = await consoleReply(request)
  return { status: reply.status, body: (await reply.json()) as never }
}

test('the console lists every table, and names it and its columns in Chinese', () => {
  const shown = shownAreas.flatMap(({ tables }) => Object.entries(tables))
  expect(shown.map(([name]) => name).sort()).toEqual(Object.keys(tables).sort())
  const isChinese = (text: string) => /\p{Script=Han}/u.test(text)
  const columns = Object.values(tables).flatMap(({ schema }) => Object.keys(schema.entries))
  const texts = [...shown.map(([, { title }]) => title), ...columns.map(columnName)]
  expect(texts.filter((text) => !isChinese(text))).toEqual([])
})

test('a list has pages, and a search finds a record by any of its words', async () => {
  resetWorld('records', 'default', 1)
  const whole: { paging: object; rows: unknown[] } = (await call('rows/policy?page=2')).body
  expect(whole).toMatchObject({ paging: { page: 2, pages: 21, total: 420 } })
  expect(whole.rows).toHaveLength(20)
  const found: { rows: { id: string; cells: string[] }[] } = (await call('rows/declaration?q=decl-fix')).body
  expect(found.rows.map(({ id }) => id)).toEqual(['decl-fix'])
  expect(found.rows[0]!.cells).toContain('澄岳精密制造有限公司')
})

test('every move that the console offers is one that the city allows', () => {
  const movable = [...new Set(Object.values(advances).map(({ table }) => table))]
  const offered = new Set<string>()
  const unmoved = resetWorld('unmoved', 'default', 1)
  for (const table of movable) {
    const seen = new Set<string>()
    for (const row of unmoved.db[table].getAll()) {
      const moves = movesOf(unmoved, table, [row])
      const alike = JSON.stringify(moves)
      if (seen.has(alike)) continue
      seen.add(alike)
      for (const { area, to } of moves) {
        const reason = '材料已核对，请按意见办理'
        advance(resetWorld('moves', 'default', 1), { area, id: row.id, to, reason, days: 7 })
        offered.add(area)
      }
    }
  }
  expect([...offered].sort()).toEqual(Object.keys(advances).sort())
})

test('a record has all fields in words, its trail, and its moves; others than these are refused', async () => {
  resetWorld('records', 'default', 1)
  expect((await call('record/declaration?id=decl-review')).body).toMatchObject({
    name: expect.stringContaining('创新能力提升') as string,
    state: '审核中',
    trail: [{ title: '提交申报' }, { title: '形式审查' }, { title: '初审' }, { title: '复审' }],
    moves: [
      { area: 'declare', to: '评审中', takes: ['reason', 'office'], isStepBack: false },
      { to: '待补正', takes: ['reason', 'office', 'asked', 'days'], isStepBack: true },
      { to: '不予通过', isStepBack: true },
    ],
  })
  expect((await call('record/declaration?id=nope')).status).toBe(400)
})

test('a record given to another person and firm bears their names', async () => {
  const world = resetWorld('records', 'default', 1)
  const row = { table: 'declaration', id: 'decl-review' }
  expect((await call('own', { ...row, userId: 'u-other', enId: 'en-jiashu' })).body).toMatchObject({
    userId: 'u-other',
    enId: 'en-jiashu',
    enterprise: { enName: '嘉树新材料有限公司' },
    contactPhone: '13800000004',
  })
  expect((await call('own', { ...row, userId: 'nobody' })).status).toBe(400)
  expect((await call('own', { ...row, userId: 'u-other', enId: 'en-chengyue' })).status).toBe(400)
  expect(world.db.declaration.get('decl-review', '申报').userId).toBe('u-other')
})

test('a message made by hand reaches its person', async () => {
  const world = resetWorld('records', 'default', 1)
  const told = { type: '系统', title: '停机维护', content: '今晚十点至十二点停机维护。' }
  expect((await call('message', { userId: 'u-person', ...told })).status).toBe(200)
  expect(world.db.message.getAll().at(-1)).toMatchObject({ userId: 'u-person', read: false, ...told })
  expect((await call('message', { userId: 'u-person', ...told, title: '' })).status).toBe(400)
})

test('each movable table has an area that moves its records', () => {
  expect(areaOf('exchange', { id: 'x', kind: 'supply' })).toBe('supply')
  expect(areaOf('policy', { id: 'x' })).toBeUndefined()
})
