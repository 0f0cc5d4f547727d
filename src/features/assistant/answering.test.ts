import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { startCity } from '#api/call/call.test-kit.ts'
import { queryClient } from '#api/call/client.ts'
import { resetWorld } from '#mocks/world.ts'
import { allProblemsQuery } from '#offline/problems.ts'
import { allQuestionsQuery } from '#offline/questions.ts'
import { answerByCity, answerByDevice } from './answering.ts'
import { cityCards, keptCards } from './cards.ts'
import type { Reply } from './conversation.ts'

startCity()
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

const fetchQuestions = async () => {
  await queryClient.prefetchQuery(allProblemsQuery())
  await queryClient.prefetchQuery(allQuestionsQuery())
}
beforeEach(async () => {
  resetWorld('default', 'default', 1)
  queryClient.clear()
  await fetchQuestions()
})

const byCity = async (text: string) => {
  const replies: Reply[] = []
  const find = (words: string) => cityCards(queryClient, router, words)
  await answerByCity(
    { text },
    find,
    (reply) => replies.push(reply),
    () => undefined,
  )
  return replies
}
const byDevice = async (text: string) => {
  const replies: Reply[] = []
  const find = (words: string) => keptCards(queryClient, router, words)
  await answerByDevice({ text }, find, (reply) => replies.push(reply), '已离线')
  return replies
}

const answered = (replies: Reply[]) =>
  replies.flatMap((one) => (one.kind === 'received' ? (one.question ?? []) : []))
const cardsOf = (replies: Reply[]) =>
  replies.flatMap((one) => (one.kind === 'received' ? (one.cards ?? []) : []))

test.each([
  ['研发补贴怎么申请', '研发费用补助怎么申请？'],
  ['诉求怎么提', '怎么提交诉求？'],
  ['高企认定需要什么条件', '高新技术企业认定需要什么条件？'],
  ['高企奖励多少钱', '高新技术企业奖励是多少？'],
  ['房租补贴', '租用标准厂房有租金补贴吗？'],
  ['招人补贴', '企业招工有什么补贴？'],
  ['专精特新怎么自评', '怎么做专精特新自评？'],
  ['申报进度在哪里看', '申报进度在哪里查看？'],
  ['材料被退回怎么办', '申报材料被退回怎么办？'],
  ['怎么绑定企业', '怎么绑定企业？'],
  ['忘记密码', '忘记登录密码怎么办？'],
  ['怎么发布产品', '怎么发布产品？'],
  ['供需对接怎么联系对方', '供需对接怎么联系对方？'],
  ['活动怎么报名', '活动怎么报名？'],
  ['免申即享是什么', '免申即享是什么？'],
  ['没有网络能提交吗', '断网时哪些功能可以用？'],
  ['营业执照丢了怎么办', '营业执照丢了怎么补办？'],
  ['怎么改密码', '怎么修改登录密码？'],
  ['没网能提交吗', '断网时哪些功能可以用？'],
  ['发票怎么开', '怎么开具发票？'],
  ['怎么发布需求', '怎么发布供需信息？'],
  ['贷款贴息', '怎样查询有哪些贷款贴息政策？'],
  ['招不到人', '企业旺季缺工，平台能帮忙招人吗？'],
  ['我要投诉', '怎么提交诉求？'],
  ['换个企业', '绑定了多家企业怎么切换？'],
])('%s gets the same answer from the city and, offline, from the device', async (text, question) => {
  expect(answered(await byCity(text))).toEqual([question])
  const [note, ...replies] = await byDevice(text)
  expect(note).toMatchObject({
    kind: 'system',
    text: expect.stringMatching(/^已离线，以下来自本机保存的常见问题，截至 \d/) as string,
  })
  expect(answered(replies)).toEqual([question])
})

test.each([
  ['员工辞职说我没签劳动合同要双倍工资怎么办', '劳动合同必须多久内签订？'],
  ['高新技术企业最多能拿多少钱', '高新技术企业奖励是多少？'],
  ['客户欠我80万货款不给', '应收账款被拖欠怎么办？'],
  ['食品厂开业要办什么证', '食品经营许可证怎么办理？'],
  ['怎么发布一条供应信息', '怎么发布供需信息？'],
  ['我的诉求提交三天了没人理', '提交诉求后多久能得到答复？'],
])('%s is understood as %s', async (text, question) => {
  expect(answered(await byCity(text))).toEqual([question])
})

test.each([
  ['找一家做ISO9001认证的机构', '质量管理体系认证'],
  ['我们是做不锈钢加工的小厂，能申请什么补贴？', '政策计算'],
  ['今天有哪些项目明天就截止', '今日申报'],
  ['我的诉求提交三天了没人理', '我的诉求'],
])('%s leads to %s', async (text, title) => {
  expect(cardsOf(await byCity(text)).map((card) => card.title)).toContain(title)
})

test('a search for a record gets cards, and neither an unrelated answer nor other questions', async () => {
  expect(answered(await byCity('厂房出租'))).toEqual([])
  expect(cardsOf(await byCity('厂房出租'))[0]).toMatchObject({
    title: expect.stringMatching(/出租.*厂房/) as string,
  })
  const replies = await byCity('找个代理记账')
  expect(replies.map(({ kind }) => kind)).toEqual(['received'])
  expect(cardsOf(replies)[0]).toMatchObject({ title: '代理记账' })
})

test('a question about a phone number or hiring shows no card on artificial intelligence or flexible work', async () => {
  for (const asked of ['电话多少', '招不到人']) {
    const titles = cardsOf(await byCity(asked)).map(({ title }) => title)
    expect(titles.filter((title) => /人工智能|机器人|灵活用工|劳动用工/.test(title))).toEqual([])
  }
})

test('a long question that is not surely understood offers three choices at most', async () => {
  const replies = await byCity('厂房漏水房东不管')
  expect(answered(replies)).toEqual([])
  const [choices] = replies.flatMap((one) => (one.kind === 'group' ? [one.questions.length] : []))
  expect(choices).toBeGreaterThan(0)
  expect(choices).toBeLessThanOrEqual(3)
})

test('a vague word gets questions to choose from, the same from the city and the device', async () => {
  const offered = (replies: Reply[]) =>
    replies.flatMap((one) => (one.kind === 'group' ? one.questions.map(({ content }) => content) : []))
  for (const word of ['政策', '申报', '诉求']) {
    const questions = offered(await byCity(word))
    expect(questions.length).toBeGreaterThan(2)
    expect(questions.length).toBeLessThanOrEqual(8)
    expect(offered(await byDevice(word))).toEqual(questions)
  }
})

test('a question unlike any other is not understood and gets the technical hotline', async () => {
  expect(await byCity('今天天气怎么样')).toMatchObject([
    { hotline: true, html: expect.stringContaining('没能理解') as string },
  ])
  expect(await byDevice('今天天气怎么样')).toMatchObject([
    { hotline: true, html: expect.stringContaining('重发') as string },
  ])
})

test('an answer has three cards at most, none expired, each with a page of the portal and its facts', async () => {
  const cards = cardsOf(await byCity('研发补贴怎么申请'))
  expect(cards).toHaveLength(3)
  expect(cards.map(({ label }) => label)).toEqual(expect.arrayContaining(['申报项目', '政策']))
  for (const { href, facts, amount, deadline = '', form } of cards) {
    expect(href).toMatch(/^\/policy\/search\/detail\?id=policy-/)
    expect(facts.length).toBeGreaterThan(1)
    expect(amount).toMatch(/^最高 .*元$/)
    expect(Date.parse(deadline)).toBeGreaterThan(Date.now())
    if (form) expect(form).toMatch(/^\/declare\/apply\/add\?item=/)
  }
  expect(cards[0]!.form).toBeDefined()
})

test('a question that names a page gets the card of the page alone', async () => {
  expect(cardsOf(await byCity('怎么绑定企业')).map(({ href }) => href)).toEqual(['/user/relation'])
  expect(cardsOf(await byCity('活动怎么报名'))[0]).toMatchObject({ href: '/roadshow', label: '功能' })
})

test('a listing and an activity are found too', async () => {
  expect(cardsOf(await byCity('数字化转型培训')).map(({ label }) => label)).toContain('活动')
  expect(cardsOf(await byCity('立式加工中心')).map(({ label }) => label)).toContain('工业品')
})

test('offline the cards come from records seen on this device, with their time', async () => {
  const before = await byDevice('研发补贴怎么申请')
  expect(cardsOf(before)).toEqual([])
  await byCity('研发补贴怎么申请')
  const after = await byDevice('研发补贴怎么申请')
  expect(cardsOf(after).map(({ label }) => label)).toContain('申报项目')
  expect(after).toContainEqual(
    expect.objectContaining({
      html: expect.stringMatching(/^相关页面：（本机看过的内容，截至 \d/) as string,
    }),
  )
})

test('a frequent question that was offered is answered by the device', async () => {
  const replies: Reply[] = []
  const asked = { text: '发票开错了怎么冲红？', serialNumber: 'faq:none' }
  await answerByCity(
    asked,
    () => Promise.resolve({ cards: [] }),
    (reply) => replies.push(reply),
    () => undefined,
  )
  expect(answered(replies)).toEqual(['发票开错了怎么冲红？'])
})
