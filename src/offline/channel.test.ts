import { afterAll, expect, test, vi } from 'vitest'
import { listen } from './channel.ts'

const other = new BroadcastChannel('portal')
afterAll(() => other.close())

test('a message of another version is ignored, and the next one is received', async () => {
  const heard = vi.fn()
  listen(heard)
  for (const said of [
    null,
    5,
    'sent',
    [],
    {},
    { type: 5 },
    { type: 'sent' },
    { type: 'progress', sending: 7 },
    { type: 'progress', sending: { id: 'a', done: 0, total: 3 } },
  ])
    other.postMessage(said)
  other.postMessage({ type: 'sent', endpoint: 'policy.favourite' })
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  expect(heard.mock.calls).toEqual([[{ type: 'sent', endpoint: 'policy.favourite' }]])
})
