import type { ProductState } from '#api/serve-product.ts'
import type { MyProvider } from '#api/serve-provider.ts'
import { serve } from '#api/serve.ts'
import { type Heard, overlay } from '#blocks/outbox/overlay.ts'
import { sendLast } from '#blocks/outbox/send-last.ts'
import { productRecord } from '#features/serve/links.ts'
import type { OutboxItem, ReceiptNo } from '#offline/outbox/item.ts'
import { send } from '#offline/outbox/outbox.ts'
import { productMoves } from '#rules/product-states.ts'

/** What an owner does with a service that was let through. */
type Move = keyof typeof productMoves

const calls = { up: serve.productUp, down: serve.productDown }
/**
 * Returns how a service of one's own stands: the last move that waits here counts, which shows as 待生效.
 * @param asOf the newest receipt that was here when the city was asked (`askedAfter`)
 */
export function standingOf(
  { id, status }: { id: string; status: ProductState },
  asOf: ReceiptNo,
  heard: Heard,
) {
  const { now, city, ...calls } = overlay('product', id, { status }, asOf, heard)
  return { now: now.status, city: city.status, ...calls }
}

/**
 * Puts a move of one's own service into the outbox; moves that wait for it fold into this last one.
 * @throws StorageProblem when it could not be kept
 */
export const wish = (
  { id, name, status }: { id: string; name: string; status: ProductState },
  move: Move,
  waiting: readonly OutboxItem[],
): Promise<void> =>
  sendLast(waiting, productMoves[move] === status, () =>
    send(
      calls[move],
      { params: { id } },
      { title: `${move === 'up' ? '上架' : '下架'}服务：${name}`, record: productRecord(id) },
    ),
  )

/** Returns the kinds of service that an organisation may publish: those of its public version; undefined where it has none. */
export const offersOf = ({
  status,
  isShown,
  shownTypes,
  serviceTypes,
}: Pick<MyProvider, 'status' | 'isShown' | 'shownTypes' | 'serviceTypes'>) =>
  status === '已通过' || isShown ? (shownTypes ?? serviceTypes) : undefined
