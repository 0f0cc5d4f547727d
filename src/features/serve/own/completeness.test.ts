import { expect, test } from 'vitest'
import { completeness } from './completeness.ts'

const whole = {
  logo: '/seed/1.svg',
  qualifications: ['检验检测机构资质认定'],
  website: 'https://a.example.cn',
  intro: '专'.repeat(50),
  coverage: ['全市'],
  productCount: 2,
  score: 4.6,
}

test('a complete organisation lacks no part', () => {
  expect(completeness(whole)).toEqual({ percent: 100, missing: [] })
})

test('each missing part names the filter that leaves the organisation out', () => {
  const { percent, missing } = completeness({ ...whole, qualifications: [], productCount: 0 })
  expect(percent).toBe(67)
  expect(missing).toEqual([
    '未填写资质，按“资质”筛选“有资质证书”时不显示',
    '未上架服务，“服务产品”中不显示本机构',
  ])
})

test('each missing part says its effect on filters, and a missing score does not lower the percentage', () => {
  const nothing = { qualifications: [], intro: '', coverage: [], productCount: 0, score: 0 }
  const { percent, missing } = completeness(nothing)
  expect(percent).toBe(0)
  expect(missing).toHaveLength(7)
  expect(missing.filter((words) => !/筛选|“服务产品”/.test(words))).toEqual([])
  expect(completeness({ ...whole, score: 0 })).toEqual({
    percent: 100,
    missing: ['评价不足 3 次，按“评分”筛选时不显示，按评分排序时在最后'],
  })
})
