import { expect, test } from 'vitest'
import { type Change, conversation, type Message } from './conversation.ts'

const run = (...changes: Change[]) => changes.reduce<Message[]>(conversation, [])
const asked = { text: '怎么申报？' }
const sent: Change = { type: 'say', id: 1, time: 0, message: { kind: 'sent', asked, state: 'sending' } }

test('a message that failed says why, and no longer once it is sent again', () => {
  const failed = run(sent, { type: 'mark', id: 1, state: 'failed', problem: '请求超时' })
  expect(failed).toMatchObject([{ state: 'failed', problem: '请求超时', asked }])
  const again = conversation(failed, { type: 'mark', id: 1, state: 'sending' })
  expect(again).toEqual([{ kind: 'sent', id: 1, time: 0, asked, state: 'sending' }])
})

test('only what was sent gets on, whatever came after it', () => {
  const messages = run(
    sent,
    { type: 'say', id: 2, time: 1, message: { kind: 'system', text: '已离线' } },
    { type: 'mark', id: 2, state: 'sent' },
    { type: 'mark', id: 1, state: 'sent' },
  )
  expect(messages.map((one) => ('state' in one ? one.state : undefined))).toEqual(['sent', undefined])
})
