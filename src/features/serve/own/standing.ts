import * as v from 'valibot'
import { type ProductState, productStates } from '#api/serve-product.ts'
import type { MyProvider } from '#api/serve-provider.ts'
import { serve } from '#api/serve.ts'
import { type Heard, overlay } from '#blocks/outbox/overlay.ts'
import { sendLast } from '#blocks/outbox/send-last.ts'
import { productRecord } from '#features/serve/links.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'
import { send } from '#offline/outbox/outbox.ts'
import { productMoves } from '#rules/product-states.ts'

/** What an owner does with a service that was let through. */
type Move = keyof typeof productMoves

const calls = { up: serve.productUp, down: serve.productDown }
const moves: readonly Move[] = ['up', 'down']
const Answer = v.object({ id: v.string(), status: v.picklist(productStates) })

/** Which move of this service a call is; undefined for any other call. */
function moveIn(id: string, { endpoint, input }: Pick<OutboxItem, 'endpoint' | 'input'>) {
  if (input.params?.['id'] !== id) return undefined
  return moves.find((move) => calls[move].name === endpoint)
}

/**
 * Returns how a service of one's own stands: the last move that waits here counts, which shows as 待生效.
 * @param asOf the newest receipt that was here when the city was asked (`askedAfter`)
 */
export const standingOf = (
  { id, status }: { id: string; status: ProductState },
  asOf: number,
  heard: Heard,
) =>
  overlay<ProductState>(
    {
      said: status,
      asOf,
      waits: (item) => {
        const move = moveIn(id, item)
        return move && productMoves[move]
      },
      arrived: ({ endpoint, answer }) => {
        const isTheirs = [calls.up, calls.down, serve.productSave].some((one) => one.name === endpoint)
        const parsed = isTheirs ? v.safeParse(Answer, answer) : undefined
        return parsed?.success && parsed.output.id === id ? parsed.output.status : undefined
      },
    },
    heard,
  )

/**
 * Puts a move of one's own service into the outbox; moves that wait for it fold into this last one.
 * @throws StorageProblem when it could not be kept
 */
export const wish = (
  { id, name, status }: { id: string; name: string; status: ProductState },
  move: Move,
  outbox: readonly OutboxItem[],
): Promise<void> =>
  sendLast(
    outbox.filter((item) => moveIn(id, item) !== undefined),
    productMoves[move] === status,
    () =>
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
