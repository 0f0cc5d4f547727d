import { beforeEach, expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { startCity } from '#api/call/call.test-kit.ts'
import { queryClient } from '#api/call/client.ts'
import { qa } from '#api/qa.ts'
import { resetWorld } from '#mocks/world.ts'
import { keepAnswers, keptAnswers, keptReplies, nearest } from './kept.ts'
import { repliesTo } from './replies.ts'

startCity()
beforeEach(() => {
  resetWorld('default', 'default', 1)
  queryClient.clear()
})

const common = async () => (await call(qa.commonQuestion, { query: { current: 1, size: 10 } })).records

test('the answers of the common questions are kept, each asked for once a day', async () => {
  const questions = await common()
  await keepAnswers(queryClient, questions)
  const kept = keptAnswers(queryClient)
  expect(kept).toHaveLength(10)
  expect(kept.map(({ answer }) => answer.question).sort()).toEqual(questions.map((one) => one.content).sort())
  await keepAnswers(queryClient, questions)
  expect(keptAnswers(queryClient).map(({ at }) => at)).toEqual(kept.map(({ at }) => at))
})

test('the device answers what it keeps, and says so and from when', async () => {
  const questions = await common()
  await keepAnswers(queryClient, questions)
  const { content, serialNumber } = questions[3]!
  for (const asked of [{ text: content }, { text: '随便', serialNumber }]) {
    const [note, answer] = keptReplies(asked, keptAnswers(queryClient), '已离线')
    expect(note).toMatchObject({
      text: expect.stringMatching(/^已离线，以下来自本机保存的常见问题，截至 \d/) as string,
    })
    expect(answer).toMatchObject({ kind: 'received', question: content })
  }
})

test('what the device does not keep is said, with the way to a human', () => {
  expect(keptReplies({ text: '营业执照丢了' }, [], '已离线')).toMatchObject([
    { kind: 'received', hotline: true, html: expect.stringContaining('重发') as string },
  ])
})

const keptOf = (...questions: string[]) =>
  questions.map((question, index) => ({
    at: index,
    answer: { id: String(index), serialNumber: String(index), content: '', question },
  }))

test('near questions come nearest first, far ones not at all', () => {
  const kept = keptOf('社保缴费基数每年什么时候申报？', '出口退税多久能到账？', '企业社保费率是多少？')
  expect(nearest('社保缴费基数', kept).map(({ answer }) => answer.question)).toEqual([
    '社保缴费基数每年什么时候申报？',
  ])
  expect(nearest('社保', kept)).toHaveLength(2)
  expect(nearest('红烧肉', kept)).toEqual([])
})

test('several near questions are offered to choose from, one that fits alone is answered', () => {
  const kept = keptOf('社保缴费基数？', '社保费率？')
  expect(keptReplies({ text: '社保' }, kept, '已离线')[1]).toMatchObject({
    kind: 'group',
    questions: [{ content: '社保缴费基数？' }, { content: '社保费率？' }],
  })
  expect(keptReplies({ text: '社保费率' }, kept, '已离线')[1]).toMatchObject({ question: '社保费率？' })
})

test('the city answers a question word for word at once, whatever its signs', async () => {
  const [reply] = await repliesTo(queryClient, { text: '忘记登录密码 怎么办' })
  expect(reply).toMatchObject({ kind: 'received', question: '忘记登录密码怎么办？' })
})

test('several questions that fit are offered, and none is said with the technical hotline', async () => {
  const [group] = await repliesTo(queryClient, { text: '申报' })
  expect(group).toMatchObject({ kind: 'group' })
  const [none] = await repliesTo(queryClient, { text: '今晚吃红烧肉怎么做' })
  expect(none).toMatchObject({ hotline: true, html: expect.stringContaining('没能理解') as string })
})
