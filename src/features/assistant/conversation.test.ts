import { expect, test } from 'vitest'
import { type Change, conversation, type Message, MAX_LINES, resumed } from './conversation.ts'

const run = (...changes: Change[]) => changes.reduce<Message[]>(conversation, [])
const asked = { text: '怎么申报？' }
const sent: Change = { type: 'say', id: '1', time: 0, message: { kind: 'sent', asked, state: 'sending' } }

test('a failed message shows the reason until it is sent again', () => {
  const failed = run(sent, { type: 'mark', id: '1', state: 'failed', problem: '请求超时' })
  expect(failed).toMatchObject([{ state: 'failed', problem: '请求超时', asked }])
  const again = conversation(failed, { type: 'mark', id: '1', state: 'sending' })
  expect(again).toEqual([{ kind: 'sent', id: '1', time: 0, asked, state: 'sending' }])
})

test('only a sent message changes its state, also after later lines', () => {
  const messages = run(
    sent,
    { type: 'say', id: '2', time: 1, message: { kind: 'system', text: '已离线' } },
    { type: 'mark', id: '2', state: 'sent' },
    { type: 'mark', id: '1', state: 'sent' },
  )
  expect(messages.map((one) => ('state' in one ? one.state : undefined))).toEqual(['sent', undefined])
})

test('the oldest lines beyond two hundred are dropped', () => {
  const many = Array.from({ length: MAX_LINES + 5 }, (_, at): Change => {
    return { type: 'say', id: String(at), time: at, message: { kind: 'system', text: String(at) } }
  })
  const messages = run(...many)
  expect(messages).toHaveLength(200)
  expect(messages[0]).toMatchObject({ text: '5' })
})

test('a message on its way when the page closed is restored as failed, so that it can be sent again', () => {
  expect(resumed(run(sent))).toMatchObject([{ state: 'failed', asked }])
})
