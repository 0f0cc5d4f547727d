import { expect, test } from 'vitest'
import { completeness } from './completeness.ts'

const whole = {
  logo: '/seed/1.svg',
  qualifications: ['检验检测机构资质认定'],
  website: 'https://a.example.cn',
  intro: '专'.repeat(50),
  coverage: ['全市'],
  productCount: 2,
}

test('what is whole lacks nothing', () => {
  expect(completeness(whole)).toEqual({ percent: 100, missing: [] })
})

test('what is missing names the filter that passes the organisation by', () => {
  const { percent, missing } = completeness({ ...whole, qualifications: [], productCount: 0 })
  expect(percent).toBe(67)
  expect(missing).toEqual(['未填写资质，按“有资质证书”筛选时不显示', '未上架服务，“服务产品”中不显示本机构'])
})
