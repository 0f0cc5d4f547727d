import { expect, test } from 'vitest'
import { type Change, conversation, type Message, MOST, resumed } from './conversation.ts'

const run = (...changes: Change[]) => changes.reduce<Message[]>(conversation, [])
const asked = { text: '怎么申报？' }
const sent: Change = { type: 'say', id: '1', time: 0, message: { kind: 'sent', asked, state: 'sending' } }

test('a message that failed says why, and no longer once it is sent again', () => {
  const failed = run(sent, { type: 'mark', id: '1', state: 'failed', problem: '请求超时' })
  expect(failed).toMatchObject([{ state: 'failed', problem: '请求超时', asked }])
  const again = conversation(failed, { type: 'mark', id: '1', state: 'sending' })
  expect(again).toEqual([{ kind: 'sent', id: '1', time: 0, asked, state: 'sending' }])
})

test('only what was sent gets on, whatever came after it', () => {
  const messages = run(
    sent,
    { type: 'say', id: '2', time: 1, message: { kind: 'system', text: '已离线' } },
    { type: 'mark', id: '2', state: 'sent' },
    { type: 'mark', id: '1', state: 'sent' },
  )
  expect(messages.map((one) => ('state' in one ? one.state : undefined))).toEqual(['sent', undefined])
})

test('of more than two hundred lines the oldest go', () => {
  const many = Array.from({ length: MOST + 5 }, (_, at): Change => {
    return { type: 'say', id: String(at), time: at, message: { kind: 'system', text: String(at) } }
  })
  const messages = run(...many)
  expect(messages).toHaveLength(200)
  expect(messages[0]).toMatchObject({ text: '5' })
})

test('what was on its way when its page closed is found again as not sent, to be sent again', () => {
  expect(resumed(run(sent))).toMatchObject([{ state: 'failed', asked }])
})
