import * as v from 'valibot'
import { type DockingState, dockingStates } from '#api/docking.ts'
import { type Heard, overlay } from '#blocks/outbox/overlay.ts'
import { calls, type Kind } from '#features/docking/kinds.ts'
import type { OutboxItem, Receipt } from '#offline/outbox/item.ts'
import { dockingMoves } from '#rules/docking-states.ts'

/** What an owner does with a record that was let through. */
export type Move = keyof typeof dockingMoves

const moves: readonly Move[] = ['up', 'down', 'solve']
const Answer = v.object({ id: v.string(), status: v.picklist(dockingStates) })

/** Which move of this record a call is; undefined for any other call. */
export function moveIn(kind: Kind, id: string, { endpoint, input }: Pick<OutboxItem, 'endpoint' | 'input'>) {
  if (input.params?.['id'] !== id) return undefined
  return moves.find((move) => calls[kind][move].name === endpoint)
}

/** What the city's answer to a move or a save says of this record. */
function answered(kind: Kind, id: string, { endpoint, answer }: Receipt): DockingState | undefined {
  const isTheirs = [...moves, 'save' as const].some((one) => calls[kind][one].name === endpoint)
  const parsed = isTheirs ? v.safeParse(Answer, answer) : undefined
  return parsed?.success && parsed.output.id === id ? parsed.output.status : undefined
}

/**
 * Returns the state that a record may be taken down and solved from: while an edit of it waits or was sent back, the
 * version before is public (`isShown`).
 */
export const publicState = (now: DockingState, isShown = false): DockingState =>
  isShown && (now === '待审核' || now === '已驳回') ? '已上架' : now

/**
 * Returns how a record of one's own stands: the last move that waits here counts, which shows as 待生效.
 * @param asOf the newest receipt that was here when the city was asked (`askedAfter`)
 */
export const standingOf = (
  kind: Kind,
  { id, status }: { id: string; status: DockingState },
  asOf: number,
  heard: Heard,
) =>
  overlay<DockingState>(
    {
      said: status,
      asOf,
      waits: (item) => {
        const move = moveIn(kind, id, item)
        return move && dockingMoves[move]
      },
      arrived: (receipt) => answered(kind, id, receipt),
    },
    heard,
  )
