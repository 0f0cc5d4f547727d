import type { DockingState } from '#api/docking.ts'
import { sendLast } from '#blocks/outbox/send-last.ts'
import { calls, type Kind, nouns, recordOf } from '#features/docking/kinds.ts'
import { send } from '#offline/outbox/outbox.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'
import { dockingMoves, renewedTo } from '#rules/docking-states.ts'

/** What an owner does with a record that was let through. */
type Move = keyof typeof dockingMoves

/** What a move is called. */
const deeds = { up: '上架', down: '下架', solve: '标记已解决' } as const satisfies Record<Move, string>

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
 * Puts a move of one's own record into the outbox; moves that wait for the same record fold into this last one.
 * @throws StorageProblem when it could not be kept
 */
export function wish(
  kind: Kind,
  { id, title, status }: Own,
  { move, renews = false, dockingId }: Wish,
  waiting: readonly OutboxItem[],
): Promise<void> {
  const deed = status === '草稿' ? '删除草稿' : `${renews ? '续期' : deeds[move]}${nouns[kind]}`
  const options = {
    title: `${deed}：${title}`,
    record: recordOf(kind, id),
  }
  const params = { id }
  const queue = () => {
    if (move === 'up') {
      const body = renews ? { deadline: renewedTo() } : {}
      return send(calls[kind].up, { params, body }, options)
    }
    if (move === 'down') return send(calls[kind].down, { params }, options)
    return send(calls[kind].solve, { params, body: dockingId ? { dockingId } : {} }, options)
  }
  return sendLast(waiting, dockingMoves[move] === status, queue)
}
