import { expect, test } from 'vitest'
import { appealCategories } from '#api/appeal.ts'
import { categoryOf } from '#rules/appeal-talk.ts'
import { titleOf, wordsProblem } from './calls.ts'

test('the first sentence is the title of the record, never cut inside a character', () => {
  expect(titleOf('设备更新补助什么时候到账？去年申报的。')).toBe('设备更新补助什么时候到账？')
  expect(titleOf('  供水水压不足\n每天上午九点')).toBe('供水水压不足')
  const family = '👨‍👩‍👧‍👦'
  expect(titleOf(family.repeat(9))).toBe(`${family.repeat(7)}…`)
  expect(titleOf('问'.repeat(80))).toHaveLength(50)
})

test('the first message must be long enough, a later one may be short, and none may be too long', () => {
  expect(wordsProblem('在吗', true)).toBe('请写明要咨询的事情，至少 10 个字')
  expect(wordsProblem('在吗', false)).toBeUndefined()
  expect(wordsProblem('设备更新补助什么时候到账？', true)).toBeUndefined()
  expect(wordsProblem('问'.repeat(501), true)).toBe('每次最多 500 个字，现有 501 个字，请分几次发送')
  expect(wordsProblem('\u200b\u200b', false)).toBe('请填写补充说明')
})

test('the category follows from the words', () => {
  const of = (words: string) => categoryOf(words, appealCategories)
  expect(of('设备更新贷款贴息怎么申请')).toBe('融资贷款')
  expect(of('增值税发票开错了怎么办')).toBe('税费社保')
  expect(of('专精特新奖励何时兑现')).toBe('惠企政策')
  expect(of('周末可以去窗口办事吗')).toBe('其他')
})
