import { oneOf } from '@mswjs/data'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { model } from './model.ts'
import { pageIn } from './lists.ts'
import { is } from './query.ts'
import { Refusal } from './refusal.ts'
import { openTables } from './table.ts'

const Person = v.object({ id: v.string(), name: v.string(), age: v.optional(v.number()), open: v.boolean() })
const Paper = v.object({
  id: v.string(),
  state: v.picklist(['草稿', '已提交']),
  personId: v.string(),
  readerIds: v.array(v.string()),
  form: v.optional(v.object({ title: v.string(), note: v.optional(v.string()) })),
})
const tables = {
  person: model(Person),
  paper: model(Paper, { person: oneOf('person') }),
}

function filledTables() {
  const db = openTables(tables)
  db.person.create({ id: 'p1', name: '林', age: 41, open: true })
  db.person.create({ id: 'p2', name: '何', open: false })
  db.person.create({ id: 'p3', name: '周', age: 29, open: true })
  db.paper.create({
    id: 'a',
    state: '草稿',
    personId: 'p1',
    readerIds: [],
    form: { title: '甲', note: '旧' },
  })
  db.paper.create({ id: 'b', state: '已提交', personId: 'p2', readerIds: ['p1', 'p3'] })
  db.paper.create({ id: 'c', state: '已提交', personId: 'stranger', readerIds: ['p3'] })
  return db
}
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

test('initial rows are found like added ones, also through their references', () => {
  const initialRows = Object.fromEntries(
    Object.entries(filledTables()).map(([name, table]) => [name, table.getAll()]),
  )
  const db = openTables(tables, initialRows)
  expect(ids(db.paper.findMany({ where: { person: { name: { equals: '林' } } } }))).toEqual(['a'])
  db.person.change('p2', { name: '林' })
  db.paper.create({ id: 'd', state: '草稿', personId: 'p3', readerIds: [] })
  expect(ids(db.paper.findMany({ where: { person: { name: { in: ['林', '周'] } } } }))).toEqual([
    'a',
    'b',
    'd',
  ])
  db.paper.remove('a')
  expect(ids(db.paper.getAll())).toEqual(['b', 'c', 'd'])
  expect(db.person.count({ where: { name: { equals: '林' } } })).toBe(2)
})

test('queries filter by columns, sort and page', () => {
  const { person, paper } = filledTables()
  expect(ids(person.findMany({ where: { open: { equals: true } } }))).toEqual(['p1', 'p3'])
  expect(ids(person.findMany({ where: { age: { gte: 29 } }, orderBy: { age: 'asc' } }))).toEqual(['p3', 'p1'])
  expect(ids(paper.findMany({ where: {}, skip: 1, take: 1 }))).toEqual(['b'])
  expect(paper.count({ where: { state: { in: ['已提交'] } } })).toBe(2)
  expect(person.findFirst({ where: { name: { contains: '王' } } })).toBeUndefined()
})

test('an unset filter matches every row, and a missing value matches no condition', () => {
  const { person } = filledTables()
  expect(ids(person.findMany({ where: { open: is<boolean>(undefined) } }))).toEqual(['p1', 'p2', 'p3'])
  expect(ids(person.findMany({ where: { age: { notEquals: 41 } } }))).toEqual(['p3'])
})

test('queries filter by referenced rows, and a missing referenced row matches no condition', () => {
  const { paper } = filledTables()
  expect(ids(paper.findMany({ where: { person: { name: { equals: '何' } } } }))).toEqual(['b'])
  expect(ids(paper.findMany({ where: { person: { open: { equals: true } } } }))).toEqual(['a'])
})

test('a reference follows a change of its column and of the referenced row', () => {
  const { paper, person } = filledTables()
  paper.change('c', { personId: 'p2' })
  person.change('p2', { name: '赵' })
  expect(ids(paper.findMany({ where: { person: { name: { equals: '赵' } } } }))).toEqual(['b', 'c'])
})

test('a row has its own columns only, is frozen, and a change replaces a list or an object whole', () => {
  const { paper } = filledTables()
  const changed = paper.change('a', { form: { title: '乙' } })
  expect(changed).toEqual({ id: 'a', state: '草稿', personId: 'p1', readerIds: [], form: { title: '乙' } })
  expect(paper.findFirst({ where: { id: { equals: 'a' } } })).toBe(changed)
  expect(Object.isFrozen(changed)).toBe(true)
  paper.remove('a')
  expect(paper.find('a')).toBeUndefined()
  expect(paper.count({ where: {} })).toBe(2)
})

test('a condition on a list must be met by one of its objects, a condition on an object by itself', () => {
  const Sheet = v.object({
    id: v.string(),
    marks: v.array(v.object({ by: v.string(), score: v.number() })),
    seal: v.object({ office: v.string() }),
  })
  const sheets = { sheet: model(Sheet) }
  const { sheet } = openTables(sheets)
  sheet.create({
    id: 'a',
    marks: [
      { by: '林', score: 2 },
      { by: '何', score: 5 },
    ],
    seal: { office: '市科技局' },
  })
  sheet.create({ id: 'b', marks: [{ by: '林', score: 5 }], seal: { office: '市财政局' } })
  const where = { marks: { by: { equals: '林' }, score: { gte: 4 } } }
  expect(ids(sheet.findMany({ where }))).toEqual(['b'])
  expect(ids(sheet.findMany({ where: { seal: { office: { equals: '市科技局' } } } }))).toEqual(['a'])
})

test('a table finds initial, changed and added rows by id, and counts its changes', () => {
  let writes = 0
  const { person } = openTables(tables, { person: filledTables().person.getAll() }, () => (writes += 1))
  expect(person.find('p2')?.name).toBe('何')
  expect(writes).toBe(0)
  person.change('p2', { name: '赵' })
  person.create({ id: 'p4', name: '王', open: true })
  person.remove('p1')
  expect(writes).toBe(3)
  expect(['p1', 'p2', 'p4'].map((id) => person.find(id)?.name)).toEqual([undefined, '赵', '王'])
  expect(ids(person.getAll())).toEqual(['p2', 'p3', 'p4'])
  expect(() => person.get('p1', '人员')).toThrow(Refusal)
})

test('a page of a query’s rows has the total and the number of pages', () => {
  const { person } = filledTables()
  const condition = { where: { open: { equals: true } }, orderBy: { name: 'asc' } } as const
  const { records, ...rest } = pageIn(person, condition, { current: 2, size: 1 })
  expect([ids(records), rest]).toEqual([['p1'], { total: 2, size: 1, current: 2, pages: 2 }])
})
