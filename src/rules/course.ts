import type { State } from './states.ts'

/**
 * Returns the steps ahead of a record on its shortest course: the first next state of each state, to the end.
 * Empty for a record that has ended.
 * @param table the states of its lifecycle
 * @param steps the step of each state; a state without one is skipped
 */
export function courseAhead<Word extends string, Step>(
  table: Readonly<Record<Word, State<Word>>>,
  steps: Readonly<Partial<Record<NoInfer<Word>, Step>>>,
  state: NoInfer<Word>,
): Step[] {
  const next = table[state].next?.[0]
  if (!next) return []
  const step = steps[next]
  return [...(step ? [step] : []), ...courseAhead(table, steps, next)]
}
