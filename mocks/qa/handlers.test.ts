import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { qa, questionCategories } from '#api/qa.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers } from './handlers.ts'

startArea(handlers)

const ask = async (str: string) =>
  (await call(qa.ask, { query: { str, size: 8 } })).records.map((one) => one.content)

test('a typed question finds the intended question first', async () => {
  expect((await ask('我的诉求多久能答复'))[0]).toBe('提交诉求后多久能得到答复？')
  expect((await ask('专精特新申报条件'))[0]).toBe('专精特新中小企业怎么申报？')
  expect((await ask('营业执照丢了'))[0]).toBe('营业执照丢了怎么补办？')
  expect((await ask('lpr'))[0]).toBe('贷款利率现在大概是多少？')
})
test.each(['政策', '申报', '诉求'])('the shortcut %s finds questions', async (word) => {
  expect((await ask(word)).length).toBeGreaterThan(2)
})
test('an unrelated question finds nothing', async () => {
  expect(await ask('今晚吃红烧肉怎么做')).toEqual([])
  expect(await ask('怎么办')).toEqual([])
  expect(await call(qa.answer, { query: { question: '今晚吃红烧肉怎么做' } })).toEqual([])
})
test('an empty question is refused at its field', async () => {
  await expect(call(qa.ask, { query: { str: '  ' } })).rejects.toMatchObject({
    fields: [{ field: 'str', errorMessage: '请输入问题' }],
  })
})
test('a serial number returns its question and answer', async () => {
  const [question] = (await call(qa.ask, { query: { str: '忘记登录密码' } })).records
  const { records } = await call(qa.questionAnswer, { query: { serialNumber: question!.serialNumber } })
  expect(records).toMatchObject([
    { question: '忘记登录密码怎么办？', content: expect.stringContaining('验证码') as string },
  ])
  expect((await call(qa.questionAnswer, { query: { serialNumber: 'XY99999' } })).records).toEqual([])
})
test('a question close to a known one is answered directly', async () => {
  const [answer] = await call(qa.answer, { query: { question: '企业年报什么时候报' } })
  expect(answer?.content).toContain('6 月 30 日')
  const suggested = await call(qa.ikQuestion, { query: { question: '年报' } })
  expect(suggested[0]?.content).toBe('企业年报什么时候报？')
})
test('the assistant opens with 10 common questions and 3 keywords', async () => {
  const { records, total } = await call(qa.commonQuestion, { query: { current: 1, size: 10 } })
  expect(records).toHaveLength(10)
  expect(total).toBeGreaterThanOrEqual(120)
  const keywords = await call(qa.keyword, { query: { maxNum: 3 } })
  expect(new Set(keywords.map((one) => one.keyword)).size).toBe(3)
})
test('every category has questions of its own, each with an answer', async () => {
  for (const category of questionCategories) {
    const { records } = await call(qa.page, { query: { category, size: 99 } })
    expect(records.length).toBeGreaterThanOrEqual(15)
    expect(new Set(records.map((one) => one.category))).toEqual(new Set([category]))
    const { answerHtml } = await call(qa.detail, { query: { id: records[0]!.id } })
    expect(answerHtml.length).toBeGreaterThan(20)
  }
})
test('every partner platform has an address', async () => {
  const { records } = await call(qa.links, { query: { current: 1, size: 999 } })
  expect(records.length).toBeGreaterThan(10)
  expect(records.every((one) => one.href.startsWith('https://'))).toBe(true)
})
test('answers link to pages of the portal and to other sites', async () => {
  const linksOf = async (question: string) =>
    (await call(qa.answer, { query: { question } })).flatMap(({ links = [] }) =>
      links.map(({ href }) => href),
    )
  expect(await linksOf('首次认定高新技术企业有奖励吗')).toEqual([
    `/policy/search?keyword=${encodeURIComponent('高新技术企业')}`,
  ])
  expect(await linksOf('租用标准厂房有租金补贴吗')).toContain('/policy/calculate')
  // The portal itself links to the user's own pages, and the answer has no other link.
  expect(await linksOf('申报进度在哪里查看')).toEqual([])
  expect(await linksOf('增值税小规模纳税人月销售额多少免税')).toEqual(['https://www.chinatax.gov.cn'])
})
