import type { DockingState } from '#api/docking.ts'
import { calls, type Kind, nouns, recordOf } from '#features/docking/kinds.ts'
import { discard, send, StillSending } from '#offline/outbox/outbox.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'
import { dockingMoves, renewedTo } from '#rules/docking-states.ts'
import { type Move, moveIn } from './standing.ts'

/** What a move is called. */
export const deeds = { up: '上架', down: '下架', solve: '标记已解决' } as const satisfies Record<Move, string>

interface Wish {
  move: Move
  /** A new deadline goes along: 续期. */
  renews?: boolean
  /** With whom it was solved. */
  dockingId?: string | undefined
}

interface Own {
  id: string
  title: string
  /** As the city says. */
  status: DockingState
}

/**
 * Puts a move of one's own record into the outbox. Moves that wait for the same record fold into this last one; where
 * that is how the city has it already, nothing is left to send.
 * @throws StorageProblem when it could not be kept
 */
export async function wish(
  kind: Kind,
  { id, title, status }: Own,
  { move, renews = false, dockingId }: Wish,
  outbox: readonly OutboxItem[],
): Promise<void> {
  let isSending = false
  for (const item of outbox.filter((one) => moveIn(kind, id, one) !== undefined)) {
    await discard(item.id).catch((error: unknown) => {
      // What is on its way is there first: then the new one follows it.
      if (!(error instanceof StillSending)) throw error
      isSending = true
    })
  }
  if (!isSending && dockingMoves[move] === status) return
  const body = {
    ...(renews ? { deadline: renewedTo() } : {}),
    ...(dockingId ? { dockingId } : {}),
  }
  const deed = renews ? '续期' : deeds[move]
  const options = { title: `${deed}${nouns[kind]}：${title}`, record: recordOf(kind, id) }
  await send(calls[kind][move], { params: { id }, ...(move === 'down' ? {} : { body }) } as never, options)
}
