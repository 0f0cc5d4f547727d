import { expect, test } from 'vitest'
import { endpoints } from '#api/call/endpoint.ts'
import '#api/all.ts'
import { whereOf } from './where.ts'

const queued = [...endpoints.values()].filter(({ queue }) => queue).map(({ name }) => name)

test('what is handed in leads to the list in which it is followed', () => {
  expect(whereOf('declare.create')?.label).toBe('我的申报')
  expect(whereOf('docking.demandSave')?.label).toBe('我的需求')
  expect(whereOf('serve.enquire')?.label).toBe('我的咨询')
})

test('who asks to dock with others is led to what they have asked for, not to their own', () => {
  expect(whereOf('docking.demandDock')).toMatchObject({
    label: '我的对接申请',
    link: { search: { view: 'asked' } },
  })
  expect(whereOf('docking.supplyDock')?.link.to).toBe('/user/my-supply')
})

test('every list is one that something queued stands in', () => {
  const labels = new Set(queued.flatMap((name) => whereOf(name)?.label ?? []))
  expect([...labels].sort()).toEqual(
    [
      '关联企业',
      '工业产品',
      '我的产品',
      '我的供给',
      '我的对接申请',
      '我的咨询',
      '我的机构',
      '我的活动',
      '我的申报',
      '我的诉求',
      '我的需求',
    ].sort(),
  )
})
