// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test } from 'vitest'
import '#api/all.ts'
import { endpoints } from '#api/call/endpoint.ts'
import { storeOf, userDb } from '#offline/device/db.ts'
import type { Pack } from '#offline/packs/pack.ts'
import { savePack } from '#offline/packs/store.ts'
import { ownDb, setOwner } from '#offline/owner.ts'
import { areaWords } from './content-words.ts'
import { WhyKept } from './WhyKept.tsx'

let userId = ''
beforeEach(async () => {
  userId = `u-${crypto.randomUUID()}`
  await setOwner({ userId, enId: 'en-1' })
})
afterEach(async () => {
  cleanup()
  indexedDB.deleteDatabase(userDb(userId))
  await setOwner(undefined)
})

/** Puts an answer of the city on the device, as the cache writes it. */
const keepAnswer = (key: string[], at: string) =>
  set(JSON.stringify(key), { key, state: { dataUpdatedAt: Date.parse(at) } }, storeOf(ownDb(), 'cache'))

const pack = (title: string, keys: string[][]): Pack => {
  const places = keys.map((key) => ({ in: 'answers' as const, key: JSON.stringify(key) }))
  const pieces = [{ name: '政策原文', places }]
  return { kind: 'apply', record: title, enId: 'en-1', title, href: '/', pieces }
}

test('each area says which packs keep its answers, and when the others were last read', async () => {
  const [first, second, third] = ['a', 'b', 'c'].map((id) => ['policy', 'detail', id])
  await keepAnswer(first!, '2026-11-20T10:00:00+08:00')
  await keepAnswer(second!, '2026-11-19T10:00:00+08:00')
  await keepAnswer(third!, '2026-11-18T10:00:00+08:00')
  await keepAnswer(['appeal', 'list'], '2026-11-17T09:00:00+08:00')
  await savePack(pack('研发补助', [first!]), userId)
  await savePack(pack('专精特新', [first!]), userId)
  render(<WhyKept onClose={() => undefined} />)
  const row = async (name: string) => within((await screen.findByText(name)).closest('li')!)
  const policies = await row('政策')
  expect(policies.getByText(/^3 条 · 约/)).toBeVisible()
  expect(policies.getByText('1 条由出发包保留：研发补助、专精特新')).toBeVisible()
  expect(policies.getByText(/^2 条看过或空闲时保存，最近 .*11月19日/)).toBeVisible()
  const appeals = await row('诉求')
  expect(appeals.getByText(/^看过或空闲时保存，最近 .*11月17日/)).toBeVisible()
  expect(appeals.queryByText(/出发包/)).toBeNull()
})

test('an answer that cannot be read has a group, too', async () => {
  await set('bad', 'no answer', storeOf(ownDb(), 'cache'))
  render(<WhyKept onClose={() => undefined} />)
  expect(await screen.findByText('其他内容')).toBeVisible()
  expect(screen.getByText('看过或空闲时保存')).toBeVisible()
})

test('every area whose answers are kept has a name', () => {
  const areas = [...endpoints].flatMap(([name, { keep }]) => (keep === 'never' ? [] : name.split('.')[0]!))
  expect(Object.keys(areaWords)).toEqual(expect.arrayContaining([...new Set(areas)]))
})
