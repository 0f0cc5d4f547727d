// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { currentPage } from '#ui/page-head.ts'
import { keepPrintSource } from './print-source.ts'

beforeAll(keepPrintSource)
beforeEach(() => void delete currentPage.about)

/** Prints the page at an address; returns the parts of the source line. */
function printed(path: string): (string | null)[] {
  history.replaceState(null, '', path)
  dispatchEvent(new Event('beforeprint'))
  return [...document.querySelectorAll('body > p > span')].map((part) => part.textContent)
}

test('a printed page names the portal, its address in readable form, and the minute in Beijing', () => {
  vi.setSystemTime('2026-11-23T16:05:00.000Z')
  expect(printed('/policy/search?keyword=%E7%A0%94%E5%8F%91')).toEqual([
    '来源：企业服务总入口',
    `网址：${location.origin}/policy/search?keyword=研发`,
    '打印时间：2026年11月24日 00:05（北京时间）',
  ])
  vi.setSystemTime('2026-11-23T16:07:00.000Z')
  expect(printed('/faq?id=%ff').slice(1)).toEqual([
    `网址：${location.origin}/faq?id=%ff`,
    '打印时间：2026年11月24日 00:07（北京时间）',
  ])
})

test.each([
  [{ departments: ['市科技局', '市财政局'] }, '市科技局、市财政局'],
  [{ department: '省财政厅', publisherOrg: '澄岳精密' }, '省财政厅'],
  [{ source: '市工信局' }, '市工信局'],
  [{ departments: [], author: '市科技局' }, '市科技局'],
])('a record %j is printed with its publisher', (record, publisher) => {
  currentPage.about = record
  expect(printed('/')[0]).toBe(`来源：企业服务总入口 · ${publisher}`)
})

test('a record without a publisher, and a page without a record, name only the portal', () => {
  currentPage.about = { title: '我的申报' }
  expect(printed('/')[0]).toBe('来源：企业服务总入口')
  currentPage.about = false
  expect(printed('/')[0]).toBe('来源：企业服务总入口')
})

test('the dark theme is set aside while printing', () => {
  const { dataset } = document.documentElement
  dataset.theme = 'dark'
  dispatchEvent(new Event('beforeprint'))
  expect(dataset.theme).toBe('light')
  dispatchEvent(new Event('afterprint'))
  expect(dataset.theme).toBe('dark')
})
