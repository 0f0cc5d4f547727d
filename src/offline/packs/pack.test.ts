import { expect, test } from 'vitest'
import {
  ageOf,
  bytesOf,
  type CheckedPack,
  isDue,
  isOver,
  lackingIn,
  othersKeeping,
  RENEW_AFTER,
} from './pack.ts'

const now = Date.parse('2026-11-20T10:00:00+08:00')
const piece = { name: '空白表格', places: [], at: now, bytes: 10 }
const pack: CheckedPack = {
  ...{ kind: 'apply', record: 'item-rd', enId: 'en-1', title: '研发补助', href: '/' },
  pieces: [piece, { ...piece, name: '常见问题', bytes: 5 }],
}
const lacking: CheckedPack = { ...pack, pieces: [piece, { name: '草稿', places: [], bytes: undefined }] }

test('a pack lacks each piece that is not on the device, and weighs what is', () => {
  expect(lackingIn(pack)).toEqual([])
  expect(lackingIn(lacking).map(({ name }) => name)).toEqual(['草稿'])
  expect(bytesOf(pack)).toBe(15)
  expect(bytesOf(lacking)).toBe(10)
})

test('a piece is kept by other packs with the same place, and the files of the portal are no reason', () => {
  const of = (record: string, ...keys: string[]): CheckedPack => {
    const places = [{ in: 'portal' as const }, ...keys.map((key) => ({ in: 'answers' as const, key }))]
    return { ...pack, record, pieces: [{ ...piece, places }] }
  }
  const [first, second, third] = [of('first', 'a', 'b'), of('second', 'b', 'c'), of('third')]
  const recordsWith = (one: CheckedPack) =>
    othersKeeping(one.pieces[0]!, one, [first, second, third]).map(({ record }) => record)
  expect(recordsWith(first)).toEqual(['second'])
  expect(recordsWith(second)).toEqual(['first'])
  expect(recordsWith(third)).toEqual([])
})

test('a pack is as old as its oldest piece', () => {
  const old = { ...piece, at: now - RENEW_AFTER - 1 }
  expect(ageOf({ pieces: [piece, old] })).toBe(old.at)
  expect(ageOf(lacking)).toBe(0)
})

test('a pack in use is renewed after a day or while it lacks a piece, and not once its last moment has passed', () => {
  expect(isDue(pack, now)).toBe(false)
  expect(isDue(pack, now + RENEW_AFTER + 1)).toBe(true)
  expect(isDue(lacking, now)).toBe(true)
  expect(isDue({ ...lacking, until: '2026-11-20T09:59:00+08:00' }, now)).toBe(false)
})

test('a last day without a time lasts until its end in the city', () => {
  expect(isOver({ until: '2026-11-20' }, now)).toBe(false)
  expect(isOver({ until: '2026-11-19' }, now)).toBe(true)
  expect(isOver({}, now)).toBe(false)
})
