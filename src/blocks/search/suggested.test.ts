import { expect, test } from 'vitest'
import type { Hit } from './hits.ts'
import { beforeTyping, MAX_SUGGESTIONS, whileTyping } from './suggested.ts'

const hit = (id: string, title: string): Hit => ({
  id,
  title,
  link: { to: '/policy/search/detail', search: { id } },
  meta: [],
})

test('an empty box suggests recent searches, then popular words, each once, eight at most', () => {
  const lines = beforeTyping(['研发', '租金'], ['租金', '专精特新', '贷款'])
  expect(lines.map(({ label, text }) => `${label} ${text}`)).toEqual([
    '最近搜索 研发',
    '最近搜索 租金',
    '热门搜索 专精特新',
    '热门搜索 贷款',
  ])
  const many = Array.from({ length: 8 }, (_, at) => `词${String(at)}`)
  expect(beforeTyping(many, ['热词一', '热词二', '热词三', '热词四'])).toHaveLength(MAX_SUGGESTIONS)
})

test('suggestions mix kinds, and show a record found on device and at the city once', () => {
  const kept = { policy: [hit('p1', '企业研发费用分档补助')] }
  const city = {
    policy: [hit('p1', '企业研发费用分档补助'), hit('p2', '标准厂房租金补助')],
    service: [hit('s1', '研发费用加计扣除辅导')],
  }
  const lines = whileTyping([kept, city], '研发补贴')
  expect(lines[0]).toMatchObject({ label: '政策', text: '企业研发费用分档补助' })
  expect(lines.map(({ text }) => text)).toContain('研发费用加计扣除辅导')
  expect(lines.filter(({ text }) => text === '企业研发费用分档补助')).toHaveLength(1)
})

test('supplies and demands are suggested after a policy with the same words', () => {
  const city = {
    policy: [hit('p1', '工业机器人应用奖励')],
    supply: [hit('s1', '供应工业机器人工作站')],
    demand: [hit('d1', '采购工业机器人工作站')],
  }
  expect(whileTyping([city], '工业机器人').map(({ label }) => label)).toEqual(['政策', '供给', '需求'])
})

test('the name of a page suggests that page', () => {
  expect(whileTyping([], '怎么提诉求')[0]).toMatchObject({
    label: '功能',
    link: { to: '/appeal/demand' },
  })
})
