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
  '转人工',
  '怎么转人工',
  '我要找人工客服',
  '人工客服电话',
  '人工客服的电话是多少？',
])('%s is answered as it was said', (text) => {
  expect(smallTalk(text)).toHaveLength(1)
})
test('who asks for a person is given the hotline', () => {
  expect(smallTalk('人工客服')).toMatchObject([{ hotline: true }])
})
test.each(['研发补贴怎么申请', '好政策有哪些', '感谢信怎么写给部门并且公开出来', '人工客服在哪里', ''])(
  '%s is a question, or nothing',
  (text) => {
    expect(smallTalk(text)).toBeUndefined()
  },
)
