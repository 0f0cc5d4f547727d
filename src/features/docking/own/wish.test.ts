import { beforeEach, expect, test, vi } from 'vitest'
import { NO_RECEIPT, type OutboxItem } from '#offline/outbox/item.ts'
import { standingOf } from './standing.ts'
import { wish } from './wish.ts'

/** What waits here, in its order. */
let outbox: OutboxItem[] = []

vi.mock('#offline/outbox/outbox.ts', async (original) => ({
  ...(await original<object>()),
  send: ({ name }: { name: string }, input: object) => {
    outbox = [
      ...outbox,
      { id: String(outbox.length), endpoint: name, input, state: 'waiting' } as unknown as OutboxItem,
    ]
    return Promise.resolve()
  },
  discard: (id: string) => {
    const taken = outbox.find((one) => one.id === id)
    outbox = outbox.filter((one) => one !== taken)
    return Promise.resolve(taken)
  },
}))

const one = { id: 'demand-1', title: '精密轴外发', status: '已上架' } as const
const go = (move: Parameters<typeof wish>[2]) => wish('demand', one, move, outbox)
const waiting = () => outbox.map(({ endpoint, input }) => [endpoint, input.body ?? {}])
const standing = () => standingOf('demand', one, NO_RECEIPT, { outbox, receipts: [] })

beforeEach(() => {
  outbox = []
})

test('taken down, put up again and solved without a network: the city hears that it is solved, and with whom', async () => {
  await go({ move: 'down' })
  expect(standing()).toMatchObject({ now: '已下架', waiting: true })
  await go({ move: 'up' })
  expect(standing()).toMatchObject({ now: '已上架', waiting: false })
  await go({ move: 'down' })
  await go({ move: 'solve', dockingId: 'docking-7' })
  expect(waiting()).toEqual([['docking.demandSolve', { dockingId: 'docking-7' }]])
  expect(standing()).toMatchObject({ now: '已解决', waiting: true })
})
