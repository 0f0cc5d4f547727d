import type { State } from './states.ts'

/**
 * The steps that are still ahead of a record if nothing holds it up: the first way on of each state, to the end. Nothing
 * is ahead of one that has ended.
 * @param table the states of its lifecycle
 * @param steps the step that each state stands for; a state without one is passed over
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
