import type { Actor, Lifecycle } from '#rules/states.ts'
import { tell, type Told } from '#mocks/message/tell.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'

/** One step of a record, as it was done. */
interface Step<Word> {
  from: Word
  to: Word
  /** Who took it; undefined where a tester did, in whoever's place. */
  by: Actor | undefined
  reason: string | undefined
}

/** What every step writes on a record. */
export interface Written<Word> {
  state: Word
  reason: string | undefined
  updateTime: string
}

/** How the records of one kind are moved, and who hears of it. */
export interface RecordKind<Row extends { userId: string }, Word extends string> {
  lifecycle: Lifecycle<Word>
  /** The state as of now: some follow from the clock. */
  stateOf: (world: World, row: Row) => Word
  /** Writes a step, with the columns that change besides. */
  write: (world: World, row: Row, written: Written<Word>, also: Partial<Row>) => Row
  /** What is said where the step is not allowed. */
  refusal: (from: Word, to: Word, row: Row) => string
  /** The reason for a state that needs one, where nobody gave it. */
  reasonOf: (to: Word) => string | undefined
  /** What its owner reads of a step. */
  told: (world: World, row: Row, step: Step<Word>) => Told
  /** True where the owner is told of the own steps, too: the message is the receipt. */
  confirms?: boolean
  /** Who else is touched by a step, and what they read. */
  others?: (world: World, row: Row, step: Step<Word>) => { userIds: string[]; told: Told } | undefined
}

/** What is known of a step besides where it leads. */
export interface Particulars<Row> {
  /** Who takes it; whoever it is where that is left out, as for the testers' console. */
  by?: Actor
  reason?: string
  /** ISO string; the world's time unless given. */
  time?: string
  /** A seed writes the past, and nobody is told of that. */
  quiet?: boolean
  /** Columns that change besides. */
  also?: Partial<Row>
}

/**
 * Moves a record of any kind to another state. This is the one place that decides three things: the table of states
 * allows the step, a step back or an end carries its reason, and everybody whom it touches is told.
 * @throws Refusal where the table does not allow the step
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
  const moved = kind.write(world, row, written, also)
  if (!quiet) tellAll(world, kind, moved, step, written.updateTime)
  return moved
}

/** The reason that goes with a state: always there where the state needs one, kept of an end, and gone otherwise. */
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

function tellAll<Row extends { userId: string }, Word extends string>(
  world: World,
  kind: RecordKind<Row, Word>,
  row: Row,
  step: Step<Word>,
  time: string,
): void {
  if (kind.confirms || step.by !== 'owner') tell(world, row.userId, kind.told(world, row, step), time)
  const others = kind.others?.(world, row, step)
  for (const userId of new Set(others?.userIds)) {
    if (userId !== row.userId && others) tell(world, userId, others.told, time)
  }
}
