import { expect, test } from 'vitest'
import { type Appeal, appeal } from '#api/appeal.ts'
import type { AppealStep } from '#api/appeal-step.ts'
import type { OutboxItem, Receipt } from '#offline/outbox/item.ts'
import { messagesOf, officesIn, withLocalMessages } from './messages.ts'

const step = (action: string, more: Partial<AppealStep> = {}, minute = 0): AppealStep => ({
  time: `2026-09-29T02:${String(minute).padStart(2, '0')}:00.000Z`,
  state: '办理中',
  action,
  ...more,
})

const one = {
  id: 'a-1',
  draftKey: 'k-1',
  createTime: '2026-09-29T02:00:00.000Z',
  dueDate: '2026-10-09T10:00:00.000Z',
  content: '设备更新补助什么时候到账？',
  timeline: [
    step('提交'),
    step('自动回复', { handlerOrg: '市企业服务中心', opinion: '已收到您的咨询。' }),
    step('受理', { handlerOrg: '市企业服务中心', opinion: '您好，已受理。' }, 10),
    step('转交', { handlerOrg: '市企业服务中心', toOrg: '市工信局', opinion: '请按时限办理。' }, 15),
    step('补充说明', { opinion: '去年申报的。', messageId: 'm-1' }, 20),
    step('会办', { handlerOrg: '市财政局', opinion: '资金已下达。' }, 40),
    step(
      '答复',
      { handlerOrg: '市工信局', opinion: '本月底前到账。', links: [{ name: '查', href: '/' }] },
      50,
    ),
    step('评价', { opinion: '已解决，5 星' }, 55),
  ],
} as unknown as Appeal

const lines = (messages: ReturnType<typeof messagesOf>) =>
  messages.map((one) => `${one.kind}${'office' in one ? ` ${one.office}` : ''}：${one.text}`)

test('an appeal is shown as a conversation: the user’s words, each office by its name, changes of state in between', () => {
  expect(lines(messagesOf(one))).toEqual([
    'sent：设备更新补助什么时候到账？',
    'system：已收到您的咨询。',
    'system：市企业服务中心已受理，应在2026年10月9日前答复',
    'received 市企业服务中心：您好，已受理。',
    'system：市企业服务中心已转交市工信局办理',
    'sent：去年申报的。',
    'system：市财政局参加答复',
    'group 市财政局：资金已下达。',
    'received 市工信局：本月底前到账。',
    'system：您已评价：已解决，5 星',
  ])
  expect(officesIn(messagesOf(one))).toEqual(['市企业服务中心', '市财政局', '市工信局'])
  const answer = messagesOf(one).find((line) => line.text === '本月底前到账。')
  expect(answer).toMatchObject({ links: [{ name: '查', href: '/' }] })
})

const item = (key: string, words: string, seq: number) =>
  ({
    id: `i-${key}`,
    seq,
    record: 'appeal:k-1',
    endpoint: appeal.save.name,
    createdAt: '2026-09-29T03:00:00.000Z',
    input: { body: { action: 'say', draftKey: 'k-1', messageId: key, words } },
    state: 'waiting',
  }) as unknown as OutboxItem
const receipt = (key: string, words: string, seq: number) =>
  ({
    id: `i-${key}`,
    seq,
    record: 'appeal:k-1',
    answer: { id: 'a-1', said: { messageId: key, words, time: '2026-09-29T02:30:00.000Z' } },
  }) as unknown as Receipt

test('each message shows once, whether it comes from the city, a receipt or the outbox', () => {
  const local = {
    outbox: [item('m-3', '三', 3), item('m-4', '四', 4)],
    receipts: [receipt('m-3', '三', 9), receipt('m-2', '二', 8), receipt('m-1', '去年申报的。', 7)],
  }
  const own = withLocalMessages(messagesOf(one), { key: 'k-1', id: 'a-1' }, local).filter(
    ({ kind }) => kind === 'sent',
  )
  expect(own.map(({ text }) => text)).toEqual([
    '设备更新补助什么时候到账？',
    '去年申报的。',
    '二',
    '三',
    '四',
  ])
  expect(own.map((line) => 'item' in line)).toEqual([false, false, false, false, true])
})

test('a conversation that the city does not have yet shows the queued messages, the first one first', () => {
  const first = {
    ...item('', '', 1),
    input: { body: { channel: 'chat', draftKey: 'k-1', content: '设备更新补助什么时候到账？' } },
  } as unknown as OutboxItem
  const shown = withLocalMessages(
    [],
    { key: 'k-1' },
    { outbox: [first, item('m-1', '去年的。', 2)], receipts: [] },
  )
  expect(shown.map(({ id, text }) => [id, text])).toEqual([
    ['k-1', '设备更新补助什么时候到账？'],
    ['m-1', '去年的。'],
  ])
})
