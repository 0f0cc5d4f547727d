import { describe, expect, test } from 'vitest'
import { entriesOfCall, entriesOfVisit, type Place } from './log-behaviour.ts'

const at = (pattern: string, part: Partial<Place> = {}): Place => ({
  pattern,
  params: {},
  search: {},
  ...part,
})

describe('visiting a page', () => {
  test('logs the pattern of the address and never the id of an own record', () => {
    const own = at('/user/relation/$id', { params: { id: 'en-chengyue' } })
    expect(entriesOfVisit(own, at('/'))).toEqual([{ action: '浏览', page: '/user/relation/$id' }])
  })
  test('logs the public record that was viewed', () => {
    const detail = at('/policy/search/detail', { search: { id: 'policy-rd' } })
    const seen = { action: '浏览', page: '/policy/search/detail', bizType: 'policy', bizId: 'policy-rd' }
    expect(entriesOfVisit(detail, at('/'))).toEqual([seen])
    expect(entriesOfVisit(detail, detail)).toEqual([])
    expect(entriesOfVisit({ ...detail, search: { id: 'policy-2' } }, detail)).toEqual([
      { ...seen, bizId: 'policy-2' },
    ])
  })
  test.each(['13800000001', '91370200MA3C000000', '11010519491231002X', '林晓岚', 'a b', 'x'.repeat(65)])(
    'leaves out an id that may identify a person: %s',
    (id) => {
      const [deed] = entriesOfVisit(at('/policy/search/detail', { search: { id } }), undefined)
      expect(deed).toEqual({ action: '浏览', page: '/policy/search/detail' })
    },
  )
  test('logs that a declaration was begun', () => {
    const form = at('/declare/apply/add', { search: { item: 'item-rd' } })
    expect(entriesOfVisit(form, at('/'))).toEqual([
      { action: '开始申报', page: '/declare/apply/add', bizType: 'item', bizId: 'item-rd' },
    ])
  })
  test('logs the number of words of each search once, and not the words', () => {
    const found = at('/general-search', { search: { q: '林晓岚 13800000001' } })
    const deeds = entriesOfVisit(found, at('/'))
    expect(deeds).toEqual([
      { action: '浏览', page: '/general-search' },
      { action: '搜索', page: '/general-search', content: '2 个词' },
    ])
    expect(entriesOfVisit({ ...found, search: { ...found.search, page: 2 } }, found)).toEqual([])
    expect(entriesOfVisit(at('/policy/apply', { search: { keyword: '研发' } }), at('/policy/apply'))).toEqual(
      [{ action: '搜索', page: '/policy/apply', content: '1 个词' }],
    )
  })
  test('a filter or another page of a list is no visit', () => {
    expect(
      entriesOfVisit(at('/policy/apply', { search: { level: '市级', page: 2 } }), at('/policy/apply')),
    ).toEqual([])
  })
})

describe('putting an item into the outbox', () => {
  test('logs its kind and the public record it refers to', () => {
    expect(entriesOfCall('favourite.add', { params: { id: 'policy-rd' } }, '/p')).toEqual([
      { action: '收藏', page: '/p', bizType: 'policy', bizId: 'policy-rd' },
    ])
    const body = { declareEntId: 'item-rd', declareEnId: 'en-chengyue', form: { contactName: '林晓岚' } }
    expect(entriesOfCall('declare.create', { body }, '/p')).toEqual([
      { action: '提交申报', page: '/p', bizType: 'item', bizId: 'item-rd' },
    ])
    expect(entriesOfCall('favourite.batch', { body: { ids: ['a'], favorite: false } }, '/p')).toEqual([
      { action: '取消收藏', page: '/p' },
    ])
  })
  test('logs neither the name nor the words of a saved search', () => {
    const body = { id: 'my-1', name: '林晓岚的搜索', search: 'keyword=13800000001' }
    expect(entriesOfCall('policy.subscribe', { body }, '/p')).toEqual([{ action: '订阅', page: '/p' }])
  })
  test('logs nothing else', () => {
    expect(entriesOfCall('enterprise.updateBasic', { body: { contactName: '林晓岚' } }, '/p')).toEqual([])
  })
})
