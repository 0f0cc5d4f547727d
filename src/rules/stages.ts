import type { Lifecycle, Tone } from './states.ts'

/** Stage of a course, as a bar of stages shows it; the same shape as `Stage` of ui/Stages, which may not import rules. */
export interface Stage {
  name: string
  /** done: passed; current: under way; stopped: the course ended here without success; ahead: to come. */
  stage: 'done' | 'current' | 'stopped' | 'ahead'
  /** Colour of the stage under way or of the one where the course stopped. */
  tone?: Tone
}

/**
 * Returns the stages of a record's course in order, with how far it has come.
 * @param stages the states of each stage by its name
 * @param stopped index of the stage in which the course ended, for a state that does not say it (已撤回); without it such
 *   a record has no stages
 */
export function stagesOf<Word extends string>(
  stages: Readonly<Record<string, readonly Word[]>>,
  { toneOf, isFinal }: Pick<Lifecycle<Word>, 'toneOf' | 'isFinal'>,
  state: Word,
  stopped = -1,
): Stage[] {
  const known = stageIndex(stages, state)
  const at = known < 0 ? stopped : known
  if (at < 0) return []
  const tone = toneOf(state)
  const reached = !isFinal(state) ? 'current' : tone === 'ok' ? 'done' : 'stopped'
  return Object.keys(stages).map((name, index) =>
    index === at && reached !== 'done'
      ? { name, stage: reached, tone }
      : { name, stage: index <= at ? 'done' : 'ahead' },
  )
}

/** Returns the index of the stage that is under way in a state; -1 if none is. */
export const stageIndex = <Word extends string>(
  stages: Readonly<Record<string, readonly Word[]>>,
  state: Word,
): number => Object.values(stages).findIndex((states) => states.includes(state))
