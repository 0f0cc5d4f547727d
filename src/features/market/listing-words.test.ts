import { expect, test } from 'vitest'
import { leadText, leastText } from './listing-words.ts'

test('a supply says its least order, a demand its quantity, and even one without it that it is a demand', () => {
  expect(leastText({ tradeType: '供应', moq: 2_000, unit: '件' })).toBe('起订 2,000 件')
  expect(leastText({ tradeType: '求购', moq: 100, unit: '支' })).toBe('求购 100 支')
  expect(leastText({ tradeType: '求购', unit: '支' })).toBe('求购')
  expect(leastText({ tradeType: '供应', unit: '件' })).toBeUndefined()
})

test('a lead time is said in days, and left out if it is not given', () => {
  expect(leadText({ deliveryDays: 6 })).toBe('交期 6 天')
  expect(leadText({})).toBeUndefined()
})
