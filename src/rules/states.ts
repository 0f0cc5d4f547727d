/** The colours of a state chip; the same words as `Tone` of ui/state, which knows no rules. */
export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral'

/** Who takes a record on: its owner, the city's staff, the other side that was asked, or the clock. */
export type Actor = 'owner' | 'city' | 'other' | 'clock'

/** One state of a record: how it looks, and where it leads. */
export interface State<Word extends string> {
  /** info: under way; warn: its owner must act; ok and bad: how it went; neutral: nothing is going on. */
  tone: Tone
  /** Whose turn it is: who takes the record to one of `next`. The city unless said. */
  by?: Actor
  next?: readonly Word[]
  /** Where the owner may take it although it is another's turn. */
  own?: readonly Word[]
  /** Where it goes when its time has run out. */
  late?: readonly Word[]
  /** True where it is not reached without a reason: a step back, or an end that its owner did not choose. */
  reason?: true
}

/** The states of a record and the moves between them: what a page may offer and what the city lets happen. */
export interface Lifecycle<Word extends string> {
  /** The table itself, for one that includes it. */
  table: Readonly<Record<Word, State<Word>>>
  /** The states in the order of the table. */
  words: readonly Word[]
  /** True where a record may go from one state to the other; with `by`, where that one may take it there. */
  can: (from: Word, to: Word, by?: Actor) => boolean
  /** True where nothing more can happen. */
  isFinal: (state: Word) => boolean
  /** The colour of a state. */
  toneOf: (state: Word) => Tone
  /** True for a state that is not reached without a reason. */
  needsReason: (state: Word) => boolean
}

/**
 * Reads a table of states: `states({ 待审核: { tone: 'info', next: ['已上架', '已驳回'] }, … })`. Page and mock read the
 * same table, so that no button is offered that the city refuses. Words that the table has no state for do not compile.
 */
export function states<Word extends string>(
  table: Readonly<Record<Word, State<NoInfer<Word>>>>,
): Lifecycle<Word> {
  const movesOf = (from: Word, by?: Actor): readonly Word[] => {
    const { by: turn = 'city', next = [], own = [], late = [] } = table[from]
    return [
      ...(by === undefined || by === turn ? next : []),
      ...(by === undefined || by === 'owner' ? own : []),
      ...(by === undefined || by === 'clock' ? late : []),
    ]
  }
  return {
    table,
    words: Object.keys(table) as Word[],
    can: (from, to, by) => movesOf(from, by).includes(to),
    isFinal: (state) => movesOf(state).length === 0,
    toneOf: (state) => table[state].tone,
    needsReason: (state) => table[state].reason === true,
  }
}
