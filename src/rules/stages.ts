import type { Tone } from './states.ts'

/** Stage of a course, as a bar of stages shows it; the same shape as `Stage` of ui/Stages, which may not import rules. */
export interface Stage {
  name: string
  /** done: passed; current: under way; stopped: the course ended here without success; ahead: to come. */
  stage: 'done' | 'current' | 'stopped' | 'ahead'
  /** Colour of the stage under way or of the one where the course stopped. */
  tone?: Tone
}

/**
 * Returns the stages of a course in order.
 * @param names the names of the stages
 * @param at index of the stage that was reached
 * @param stage of the one that was reached; done if the whole course has ended well
 */
export const stagesAt = (
  names: readonly string[],
  at: number,
  stage: Exclude<Stage['stage'], 'ahead'>,
  tone: Tone,
): Stage[] =>
  names.map((name, index) =>
    index === at && stage !== 'done'
      ? { name, stage, tone }
      : { name, stage: index <= at ? 'done' : 'ahead' },
  )
