import type { Actor, Lifecycle } from '#rules/states.ts'
import { sendMessage, type NewMessage } from '#mocks/message/send-message.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'

/** One step of a record. */
interface Step<Word> {
  from: Word
  to: Word
  /** Actor of the step; undefined for a tester, who may act for any of them. */
  by: Actor | undefined
  reason: string | undefined
}

/** Columns that every step writes. */
export interface Written<Word> {
  state: Word
  reason: string | undefined
  updateTime: string
}

/** Rules for moving the records of one kind, and for notifying users. */
export interface RecordKind<Row extends { userId: string }, Word extends string> {
  lifecycle: Lifecycle<Word>
  /** Returns the current state; some states follow from the clock. */
  stateOf: (world: World, row: Row) => Word
  /** Writes a step and other changed columns. */
  write: (world: World, row: Row, written: Written<Word>, also: Partial<Row>) => Row
  /** Returns the message for a step that is not allowed. */
  refusal: (from: Word, to: Word, row: Row) => string
  /** Returns the default reason for a state that needs one. */
  reasonOf: (to: Word) => string | undefined
  /** Returns the message to the owner about a step. */
  told: (world: World, row: Row, step: Step<Word>) => NewMessage
  /** True where the owner is notified of own steps too, because the message is the receipt. */
  confirms?: boolean
  /** Returns the message to other affected users, with their ids; undefined where a step affects nobody else. */
  others?: (world: World, row: Row, step: Step<Word>) => { userIds: string[]; told: NewMessage } | undefined
}

/** Options of a step. */
export interface Particulars<Row> {
  /** Actor of the step; any actor where undefined, as for the testers' console. */
  by?: Actor
  reason?: string
  /** Time of the step as an ISO string; the world's time by default. */
  time?: string
  /** True for seeds, which write past steps without notifying anybody. */
  quiet?: boolean
  /** Other columns to change. */
  also?: Partial<Row>
}

/**
 * Moves a record of any kind to another state. This is the only place that checks the table of states, adds a reason to
 * a step back or an end, and notifies the affected users.
 * @throws Refusal where the table does not allow the step, or a needed reason is missing
 */
export function moveRecord<Row extends { userId: string }, Word extends string>(
  world: World,
  kind: RecordKind<Row, Word>,
  row: Row,
  to: Word,
  { by, reason, time, quiet = false, also = {} }: Particulars<Row> = {},
): Row {
  const from = kind.stateOf(world, row)
  if (!kind.lifecycle.can(from, to, by)) refuse.rule(kind.refusal(from, to, row))
  const step = { from, to, by, reason: reasonFor(kind, to, reason) }
  const written = { state: to, reason: step.reason, updateTime: time ?? world.iso() }
  const movedRow = kind.write(world, row, written, also)
  if (!quiet) notifyAll(world, kind, movedRow, step, written.updateTime)
  return movedRow
}

/**
 * Returns the reason stored with a state: required where the state needs one, kept for a final state, otherwise
 * removed.
 */
function reasonFor<Word extends string>(
  { lifecycle, reasonOf }: Pick<RecordKind<never, Word>, 'lifecycle' | 'reasonOf'>,
  to: Word,
  given: string | undefined,
): string | undefined {
  if (!lifecycle.needsReason(to)) return lifecycle.isFinal(to) ? given : undefined
  const reason = given || reasonOf(to)
  if (!reason) return refuse.rule(`改为${to}需要说明原因`)
  return reason
}

function notifyAll<Row extends { userId: string }, Word extends string>(
  world: World,
  kind: RecordKind<Row, Word>,
  row: Row,
  step: Step<Word>,
  time: string,
): void {
  if (kind.confirms || step.by !== 'owner') sendMessage(world, row.userId, kind.told(world, row, step), time)
  const others = kind.others?.(world, row, step)
  for (const userId of new Set(others?.userIds)) {
    if (userId !== row.userId && others) sendMessage(world, userId, others.told, time)
  }
}
