import { expect, test } from 'vitest'
import { endpoints } from '#api/call/endpoint.ts'
import '#api/all.ts'
import { kindWord, placeOf } from './places.ts'

const queued = [...endpoints.values()].filter(({ queue }) => queue).map(({ name }) => name)

/** Returns the place that the receipt of a call links to. */
const linkAfter = (endpoint: string, record = 'new', answer: unknown = { id: 'r-1' }) =>
  placeOf({ endpoint, record, answer })

test('the receipt of a submitted record links to the list of such records', () => {
  expect(linkAfter('declare.create')?.label).toBe('我的申报')
  expect(linkAfter('docking.demandSave')?.label).toBe('我的需求')
  expect(linkAfter('serve.enquire')?.label).toBe('我的咨询')
})

test('the receipt of a request to dock links to the user’s requests, not to their own records', () => {
  expect(linkAfter('docking.demandDock')).toMatchObject({
    label: '我的对接申请',
    link: { search: { view: 'asked' } },
  })
  expect(linkAfter('docking.supplyDock')?.link.to).toBe('/user/my-supply')
})

test('the receipt of an answer to a request links to the user’s own records', () => {
  expect(linkAfter('docking.demandDock', 'docking-ask:demand:r-1')).toMatchObject({
    label: '我的需求',
    link: { to: '/user/my-demand' },
  })
  expect(linkAfter('docking.supplyDock', 'docking-ask:supply:r-1')?.label).toBe('我的供给')
  expect(linkAfter('docking.demandDock', 'docking-ask:demand:d-7')?.label).toBe('我的对接申请')
  expect(linkAfter('serve.enquire', 'serve-step:r-1')?.label).toBe('我的机构')
  expect(linkAfter('serve.enquire', 'serve-rate:r-1')?.label).toBe('我的咨询')
  expect(linkAfter('serve.enquire', 'new', null)?.label).toBe('我的咨询')
})

test('every queued call names its kind and links to a list', () => {
  const wordOf = (endpoint: string) => kindWord({ endpoint })
  expect(queued.filter((name) => !wordOf(name) || !linkAfter(name))).toEqual([])
  expect(wordOf('appeal.evaluate')).toBe('诉求')
  expect(wordOf('serve.productSave')).toBe('产品')
  expect(wordOf('docking.supplyDock')).toBe('对接申请')
})
