import { expect, test } from 'vitest'
import { appeal, type AppealForm } from '#api/appeal.ts'
import { call } from '#api/call/call.ts'
import { opening } from '#rules/office-hours.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers as messageHandlers } from '#mocks/message/handlers.ts'
import { detail, evaluate, save } from './appeal.test-kit.ts'
import { handlers } from './handlers.ts'
import { addOfficeWords, advance } from './office.ts'

const city = startArea([...handlers, ...messageHandlers], { each: ['u-enterprise', 'en-chengyue'] })

const HOUR = 3_600_000
/** Sets the city's clock to so many hours after 9:00 of its next working day. */
function atOffice(hours: number): void {
  const day = new Date(Date.now() + 24 * HOUR).toISOString().slice(0, 10)
  city.world.clockOffset = opening(`${day}T00:00:00+08:00`) + hours * HOUR - Date.now()
  city.as('u-enterprise', 'en-chengyue')
}

const ask = (change: Partial<AppealForm> = {}) =>
  save({
    type: '咨询',
    category: '惠企政策',
    content: '设备更新补助什么时候兑现到账？',
    channel: 'chat',
    draftKey: 'talk-1',
    ...change,
  })
const say = (
  words: string,
  messageId: string,
  to: { id?: string; draftKey?: string } = { draftKey: 'talk-1' },
) => call(appeal.save, { body: { action: 'say', messageId, words, ...to } })
const steps = async (id: string) =>
  (await detail(id)).timeline.map(({ action, handlerOrg = '' }) => `${handlerOrg}${action}`)

test('a conversation advances during office hours, a second office joins, and the answer offers further links', async () => {
  atOffice(1)
  const { id } = await ask()
  expect(await steps(id)).toEqual(['提交', '市企业服务中心自动回复'])
  atOffice(1.6)
  expect((await detail(id)).state).toBe('办理中')
  atOffice(3.1)
  expect(await steps(id)).toEqual([
    '提交',
    '市企业服务中心自动回复',
    '市企业服务中心受理',
    '市企业服务中心转交',
    '市工信局办理',
    '市财政局会办',
    '市工信局答复',
  ])
  const { state, timeline, replies } = await detail(id)
  expect(state).toBe('待评价')
  expect(replies[0]?.content).toContain('市工信局答复如下：')
  expect(timeline.at(-1)?.links?.length).toBeGreaterThan(0)
  expect(timeline.map(({ time }) => time)).toEqual(timeline.map(({ time }) => time).sort())
  expect((await evaluate(id)).state).toBe('已办结')
})

test('a question asked in the evening gets the opening time as its reply, and nobody answers before', async () => {
  atOffice(9)
  const { id } = await ask()
  const { timeline } = await detail(id)
  expect(timeline.at(-1)?.opinion).toMatch(/现在是非工作时间（工作日 9:00 至 17:00），.* 09:00 起受理/)
  atOffice(14)
  expect((await detail(id)).state).toBe('待受理')
})

test('words are added once, by the device’s key or by the id, and answered within half an hour', async () => {
  atOffice(1)
  const { id } = await ask()
  await say('补充一句：是去年申报的。', 'm-1')
  await say('补充一句：是去年申报的。', 'm-1')
  expect(await say('还有贴息。', 'm-2', { id })).toMatchObject({
    id,
    said: { messageId: 'm-2', words: '还有贴息。' },
  })
  const own = (await detail(id)).timeline.filter((step) => step.messageId)
  expect(own.map((step) => step.opinion)).toEqual(['补充一句：是去年申报的。', '还有贴息。'])
  atOffice(1.6)
  expect(await steps(id)).toContain('市工信局回复')
})

test('the first words sent again under the same key start no second conversation', async () => {
  const first = await ask()
  expect((await ask()).id).toBe(first.id)
  expect((await ask({ content: '另外请问资金从哪里拨付，需要开户证明吗？' })).id).toBe(first.id)
  const { timeline } = await detail(first.id)
  expect(timeline.at(-1)?.opinion).toBe('另外请问资金从哪里拨付，需要开户证明吗？')
})

test('words resubmit a returned appeal, and are refused once it has ended', async () => {
  const { id } = await ask()
  advance(city.world, id, '已退回补充', { opinion: '请说明申报年度。' })
  await say('申报年度是 2025 年。', 'm-1', { id })
  expect(await detail(id)).toMatchObject({ state: '待受理' })
  expect((await detail(id)).timeline.at(-1)).toMatchObject({ messageId: 'm-1', action: '补充' })
  advance(city.world, id, '不予受理', { opinion: '不属于本市职责。' })
  await expect(say('为什么？', 'm-2', { id })).rejects.toMatchObject({
    message: '对话已结束（诉求不予受理），请另行咨询',
  })
})

test('a tester answers for an office, and the list counts unread messages', async () => {
  const { id } = await ask()
  const chats = async () => (await call(appeal.page, { query: { channel: 'chat' } })).records
  expect(await chats()).toMatchObject([{ id, heard: 0, draftKey: 'talk-1' }])
  addOfficeWords(city.world, id, { office: '市住建局', opinion: '我局也参加答复。' })
  addOfficeWords(city.world, id, { opinion: '请稍候。' })
  expect(await chats()).toMatchObject([{ heard: 2 }])
  expect((await steps(id)).slice(-2)).toEqual(['市住建局会办', '市企业服务中心回复'])
})

test('no other user adds words to a conversation, by id or by key', async () => {
  const { id } = await ask()
  city.as('u-other', 'en-jiashu')
  await expect(say('插一句', 'm-1', { id })).rejects.toMatchObject({ status: 403 })
  await expect(say('插一句', 'm-1')).rejects.toMatchObject({ message: '没有找到这次咨询，请重新提问' })
})
