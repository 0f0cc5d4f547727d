import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ifLockFree, withLock } from './lock.ts'

// Tests the tab's own queue, because Node 20 has no Web Locks.
const steps: string[] = []
const step = (name: string) => async () => {
  steps.push(`${name} in`)
  await new Promise((done) => setImmediate(done))
  steps.push(`${name} out`)
  return name
}

test('tasks run one at a time, in order, also after a failure', async () => {
  const failing = withLock('a', () => Promise.reject(new Error('no')))
  const both = Promise.all([withLock('a', step('first')), withLock('a', step('second'))])
  await expect(failing).rejects.toThrow('no')
  expect(await both).toEqual(['first', 'second'])
  expect(steps).toEqual(['first in', 'first out', 'second in', 'second out'])
})
test('a caller that does not wait gets undefined, and the lock once it is free', async () => {
  const holding = withLock('b', step('holder'))
  expect(await ifLockFree('b', step('other'))).toBeUndefined()
  await holding
  expect(await ifLockFree('b', step('other'))).toBe('other')
})

describe('with the locks of a browser', () => {
  const page = new EventTarget()
  const fire = (name: 'pagehide' | 'pageshow') => page.dispatchEvent(new Event(name))
  let locks: ReturnType<typeof fakeLocks>

  beforeEach(() => {
    locks = fakeLocks()
    vi.stubGlobal('navigator', { locks })
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  })
  afterEach(() => vi.unstubAllGlobals())

  test('a page that is left releases its lock, receives an abort signal, and may still finish', async () => {
    const answer = new EventTarget()
    let left: AbortSignal | undefined
    const holding = withLock('c', (signal) => {
      left = signal
      return new Promise((arrived) => answer.addEventListener('arrive', () => arrived('ended')))
    })
    await vi.waitFor(() => expect(left?.aborted).toBe(false))
    expect(await ifLockFree('c', step('other'))).toBeUndefined()
    fire('pagehide')
    expect(left?.aborted).toBe(true)
    await vi.waitFor(async () => expect(await ifLockFree('c', step('other'))).toBe('other'))
    answer.dispatchEvent(new Event('arrive'))
    expect(await holding).toBe('ended')
  })
  test('a page that is left stops waiting, and requests the lock again once it is shown', async () => {
    let end: () => void = () => undefined
    const elsewhere = locks.request('d', {}, () => new Promise<void>((ended) => (end = ended)))
    const waiting = withLock('d', step('mine'))
    await vi.waitFor(() => expect(locks.pending('d')).toBe(1))
    fire('pagehide')
    await vi.waitFor(() => expect(locks.pending('d')).toBe(0))
    fire('pageshow')
    await vi.waitFor(() => expect(locks.pending('d')).toBe(1))
    end()
    await elsewhere
    expect(await waiting).toBe('mine')
  })
  test('without Web Locks, tasks run one at a time within this tab', async () => {
    locks.request = () => Promise.reject(new DOMException('not for this page', 'SecurityError'))
    steps.length = 0
    let end: (() => void) | undefined
    const first = withLock('f', () => new Promise<void>((ended) => (end = ended)))
    const second = withLock('f', step('second'))
    await vi.waitFor(() => expect(end).toBeDefined())
    expect(await ifLockFree('f', step('third'))).toBeUndefined()
    expect(steps).not.toContain('second in')
    end?.()
    await first
    expect(await second).toBe('second')
  })
  test('a failing task rejects for its caller and releases the lock', async () => {
    await expect(withLock('e', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await ifLockFree('e', step('next'))).toBe('next')
  })
})

/** Exclusive locks as a browser provides them, limited to the features that lock.ts uses. */
function fakeLocks() {
  const queues = new Map<string, symbol[]>()
  const queueOf = (name: string) => queues.get(name) ?? queues.set(name, []).get(name) ?? []
  return {
    pending: (name: string) => Math.max(0, queueOf(name).length - 1),
    async request(
      name: string,
      { signal, ifAvailable }: LockOptions,
      callback: (lock: object | null) => Promise<unknown> | undefined,
    ) {
      const queue = queueOf(name)
      if (ifAvailable && queue.length > 0) return callback(null)
      const me = Symbol(name)
      const leave = () => queue.splice(queue.indexOf(me), 1)
      queue.push(me)
      while (queue[0] !== me) {
        await new Promise((turn) => setImmediate(turn))
        if (signal?.aborted) {
          leave()
          throw signal.reason
        }
      }
      return await Promise.resolve(callback({ name })).finally(leave)
    },
  }
}
