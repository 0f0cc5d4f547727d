import assert from 'node:assert/strict'
import { QueryClient } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { area, endpoint } from '#api/call/endpoint.ts'
import { keyOf } from '#api/call/query.ts'
import type { Standings } from '#api/effect.ts'
import { overlay } from '#blocks/outbox/overlay.ts'
import { cityNow } from '#lib/clock.ts'
import { restoreCache, startCache } from '#offline/cache.ts'
import { setOwner } from '#offline/owner.ts'
import { deviceState } from '#offline/view.ts'
import type { OutboxItem, Receipt, ReceiptNo } from './item.ts'
import { noteReceiptsRead, receiptAtRequest } from './order.ts'

type Status = Standings['demand']['status']
const Record = v.object({ id: v.string(), status: v.custom<Status>((one) => typeof one === 'string') })
const calls = area('order', {
  get: endpoint('GET /policy/api/order/get', { answer: Record }),
  set: endpoint('POST /policy/api/order/set', { body: Record, answer: Record }).queued(
    'demand',
    ({ body }) => body,
    (answer) => answer,
  ),
})
const key = keyOf(calls.get, {})
const stateAt = (status: string) => ({ id: 'one', status: status as Status })

vi.stubGlobal('addEventListener', () => undefined)

/** A record at the city, and a page that shows it over whatever waits here or was sent by any tab. */
class Life {
  readonly history = ['first']
  private readonly outbox: OutboxItem[] = []
  private readonly receipts: Receipt[] = []
  private client = new QueryClient()
  private isViewRead = true
  private answer: { status?: string; deliver?: () => void } = {}
  private sending: OutboxItem | undefined
  private count = 0

  constructor(private readonly userId: string) {
    startCache(this.client)
    Object.assign(deviceState, { outbox: [], receipts: [] })
    noteReceiptsRead(userId)
  }

  private readonly steps = {
    ask: () => {
      if (this.answer.deliver) return
      const queryFn = () =>
        new Promise((done) => (this.answer.deliver = () => done(stateAt(this.answer.status ?? this.now()))))
      this.client.fetchQuery({ queryKey: key, queryFn, staleTime: 0 }).catch(() => undefined)
    },
    cityAnswers: () => void (this.answer.deliver && (this.answer.status ??= this.now())),
    answerArrives: () => {
      this.answer.deliver?.()
      this.answer = {}
    },
    submit: () => {
      const status = `own-${String((this.count += 1))}`
      const item = {
        id: status,
        endpoint: 'order.set',
        record: '',
        state: 'waiting',
        input: { body: stateAt(status) },
      }
      this.outbox.push(item as unknown as OutboxItem)
    },
    send: () => {
      if (this.sending || !this.outbox[0]) return
      this.sending = this.outbox[0]
      this.history.push(this.sending.id)
    },
    receipt: () => {
      if (!this.sending) return
      const [{ id }] = [this.sending]
      const time = new Date(cityNow()).toISOString()
      const seq = (this.receipts.length + 1) as ReceiptNo
      this.receipts.unshift({
        id,
        seq,
        time,
        endpoint: 'order.set',
        record: '',
        answer: stateAt(id),
        title: '',
        enId: '',
      })
      this.outbox.shift()
      this.sending = undefined
    },
    somebodyElse: () => void this.history.push(`other-${String((this.count += 1))}`),
    readView: () => {
      Object.assign(deviceState, { outbox: [...this.outbox], receipts: [...this.receipts] })
      noteReceiptsRead(this.userId)
      this.isViewRead = true
    },
    /** Opens the page again, in a new tab: it restores the answer from the device, and does not know the receipts yet. */
    reopen: async () => {
      await vi.advanceTimersByTimeAsync(600)
      this.client = new QueryClient()
      startCache(this.client)
      Object.assign(deviceState, { outbox: [], receipts: [] })
      noteReceiptsRead(undefined)
      this.isViewRead = false
      this.answer = {}
      await restoreCache(this.client)
    },
  }

  static readonly names = Object.keys(new Life('').steps) as (keyof Life['steps'])[]

  async step(name: keyof Life['steps']): Promise<void> {
    await vi.advanceTimersByTimeAsync(2)
    await this.steps[name]()
    await vi.advanceTimersByTimeAsync(0)
    this.check(name)
  }

  private now = () => this.history.at(-1)!

  private check(name: string): void {
    const state = this.client.getQueryState<{ status: Status }>(key)
    if (!state?.data || !this.isViewRead) return
    const { outbox, receipts } = deviceState
    const { now } = overlay('demand', 'one', state.data, receiptAtRequest(key, state), { outbox, receipts })
    const waiting = outbox.at(-1)
    const last = waiting?.id ?? receipts[0]?.id ?? 'first'
    const isCurrent = waiting
      ? now.status === last
      : this.history.indexOf(now.status) >= this.history.indexOf(last)
    assert.ok(isCurrent, `${now.status} is shown over ${last} after ${name}`)
  }
}

test('no answer that is older than a change of this device is shown over it, in whatever order things come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const anyOrder = fc.array(fc.constantFrom(...Life.names), { minLength: 40, maxLength: 120 })
  const runs = fc.assert(
    fc.asyncProperty(anyOrder, async (names) => {
      const userId = crypto.randomUUID()
      await setOwner({ userId, enId: 'en' })
      const life = new Life(userId)
      for (const name of names) await life.step(name)
    }),
    { numRuns: 200, seed: 53 },
  )
  await expect(runs).resolves.toBeUndefined()
  vi.useRealTimers()
})
