import { expect, test } from 'vitest'
import { endpoints } from '#api/call/endpoint.ts'
import '#api/all.ts'
import { kindWord, whereOf } from './where.ts'

const queued = [...endpoints.values()].filter(({ queue }) => queue).map(({ name }) => name)

/** Where the receipt of a call leads. */
const after = (endpoint: string, record = 'new', answer: unknown = { id: 'r-1' }) =>
  whereOf({ endpoint, record, answer })

test('what is handed in leads to the list in which it is followed', () => {
  expect(after('declare.create')?.label).toBe('我的申报')
  expect(after('docking.demandSave')?.label).toBe('我的需求')
  expect(after('serve.enquire')?.label).toBe('我的咨询')
})

test('who asks to dock with others is led to what they have asked for, not to their own', () => {
  expect(after('docking.demandDock')).toMatchObject({
    label: '我的对接申请',
    link: { search: { view: 'asked' } },
  })
  expect(after('docking.supplyDock')?.link.to).toBe('/user/my-supply')
})

test('who has answered what others asked is led to their own', () => {
  expect(after('docking.demandDock', 'docking-ask:demand:r-1')).toMatchObject({
    label: '我的需求',
    link: { to: '/user/my-demand' },
  })
  expect(after('docking.supplyDock', 'docking-ask:supply:r-1')?.label).toBe('我的供给')
  expect(after('docking.demandDock', 'docking-ask:demand:d-7')?.label).toBe('我的对接申请')
  expect(after('serve.enquire', 'serve-step:r-1')?.label).toBe('我的机构')
  expect(after('serve.enquire', 'serve-rate:r-1')?.label).toBe('我的咨询')
  expect(after('serve.enquire', 'new', null)?.label).toBe('我的咨询')
})

test('every queued call names its kind and leads to a list', () => {
  const wordOf = (endpoint: string) => kindWord({ endpoint })
  expect(queued.filter((name) => !wordOf(name) || !after(name))).toEqual([])
  expect(wordOf('appeal.evaluate')).toBe('诉求')
  expect(wordOf('serve.productSave')).toBe('产品')
  expect(wordOf('docking.supplyDock')).toBe('对接申请')
})
