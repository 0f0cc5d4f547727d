import { expect, test } from 'vitest'
import { declare } from '#api/declare.ts'
import { waitingState } from './waiting.ts'

const call = (action: string, state: 'waiting' | 'held' | 'conflict' = 'waiting') => ({
  state,
  endpoint: declare.update.name,
  record: 'declare:d-1',
  input: { body: { action } },
})

test('a benefit confirmed offline is confirmed once the network is back', () => {
  expect(waitingState(call('confirm'), 'offline')).toEqual({ words: '联网后确认', tone: 'warn' })
  expect(waitingState(call('giveUp'), 'captive').words).toBe('联网后放弃')
  expect(waitingState(call('resubmit'), 'offline').words).toBe('联网后提交修改')
})
test('online the state of a queued call says only that it waits', () => {
  expect(waitingState(call('confirm'), 'online').words).toBe('确认待提交')
})
test('a refused call names the deed that was refused', () => {
  expect(waitingState(call('confirm', 'held'), 'offline')).toEqual({ words: '确认未通过', tone: 'bad' })
  expect(waitingState(call('resubmit', 'conflict'), 'online').words).toBe('修改未通过')
})
