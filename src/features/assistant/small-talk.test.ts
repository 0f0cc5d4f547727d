import { expect, test } from 'vitest'
import { smallTalk } from './small-talk.ts'

test.each([
  '你好',
  '您好！',
  'hello',
  '在吗？',
  '谢谢',
  '多谢啦',
  '再见',
  '你是谁？',
  '你好，你能帮我做什么？',
  '怎么注销账号',
  '转人工',
  '怎么转人工',
  '我要找人工客服',
  '人工客服电话',
  '人工客服的电话是多少？',
])('%s gets one small-talk reply', (text) => {
  expect(smallTalk(text)).toHaveLength(1)
})
test('a request for a person gets the hotline', () => {
  expect(smallTalk('人工客服')).toMatchObject([{ hotline: true }])
})
test('a request to close the account leads to a person', () => {
  expect(smallTalk('怎么注销账号')).toMatchObject([
    { hotline: true, html: expect.stringContaining('服务热线') as string },
  ])
})
test('a greeting with a question about its abilities gets examples', () => {
  expect(smallTalk('你好，你能帮我做什么？')).toMatchObject([
    { html: expect.stringContaining('政策、申报、诉求') as string },
  ])
})
test.each([
  '你是谁的下属单位',
  '你是谁开发的平台能报税吗',
  '您叫什么价',
  '市工信局电话是多少',
  '研发补贴怎么申请',
  '好政策有哪些',
  '感谢信怎么写给部门并且公开出来',
  '人工客服在哪里',
  '',
])('%s is not small talk', (text) => {
  expect(smallTalk(text)).toBeUndefined()
})
