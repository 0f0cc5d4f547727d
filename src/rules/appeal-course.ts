import { appealLifecycle } from './appeal-states.ts'
import { courseAhead } from './course.ts'

/** Step that begins with each state; handing an appeal on (转交) begins no step. */
const steps = { 待受理: '受理', 已受理: '办理并答复', 待评价: '评价' } as const

/** Returns the steps ahead of an appeal on its shortest course, see {@link courseAhead}. */
export const appealAhead = (
  state: (typeof appealLifecycle.words)[number],
): (typeof steps)[keyof typeof steps][] => courseAhead(appealLifecycle.table, steps, state)
