import { appealLifecycle } from './appeal-states.ts'
import { courseAhead } from './course.ts'

/** What begins with each state: an appeal that is handed on (转交) is under way all the same. */
const begun = { 待受理: '受理', 已受理: '办理并答复', 待评价: '评价' } as const

/** What is still ahead of an appeal if nothing holds it up, as {@link courseAhead} finds it. */
export const appealAhead = (
  state: (typeof appealLifecycle.words)[number],
): (typeof begun)[keyof typeof begun][] => courseAhead(appealLifecycle.table, begun, state)
