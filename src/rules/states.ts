/** Colours of a state chip; the same words as `Tone` of ui/state, which may not import rules. */
export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral'

/** Actors that change a record's state: its owner, the city's staff, the other party, or the clock. */
export type Actor = 'owner' | 'city' | 'other' | 'clock'

/** State of a record: its colour, and its transitions. */
export interface State<Word extends string> {
  /**
   * Colour of the state. info: in progress; warn: its owner must act; ok and bad: outcome; neutral: nothing
   * is going on.
   */
  tone: Tone
  /** Actor that moves the record to one of `next`; the city by default. */
  by?: Actor
  next?: readonly Word[]
  /** States to which the owner may move the record although another actor is due. */
  own?: readonly Word[]
  /** States to which the clock moves the record. */
  late?: readonly Word[]
  /** True for a state that needs a reason: a step back, or an end that its owner did not choose. */
  reason?: true
}

/** Lifecycle of a record: its states and transitions, used by the pages and by the city. */
export interface Lifecycle<Word extends string> {
  /** Table of the states, for lifecycles that include it. */
  table: Readonly<Record<Word, State<Word>>>
  /** States in the order of the table. */
  words: readonly Word[]
  /** Returns true if a record may move from one state to the other; with `by`, if that actor may move it. */
  can: (from: Word, to: Word, by?: Actor) => boolean
  /** Returns true for a state without transitions. */
  isFinal: (state: Word) => boolean
  /** Returns the colour of a state. */
  toneOf: (state: Word) => Tone
  /** Returns true for a state that needs a reason. */
  needsReason: (state: Word) => boolean
}

/**
 * Creates a lifecycle from a table: `states({ 待审核: { tone: 'info', next: ['已上架', '已驳回'] }, … })`. Pages and
 * mock use the same table, so that pages offer no button that the city would reject. Unknown states do not
 * compile.
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
