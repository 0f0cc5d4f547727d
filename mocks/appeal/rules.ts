import type { Appeal, AppealState } from '#api/appeal.ts'
import { isoDay } from '#lib/dates.ts'
import { dueOf, rateBy } from '#rules/appeal-clock.ts'
import { FIRST_OFFICE, officeOf } from '#rules/appeal-office.ts'
import { appealLifecycle } from '#rules/appeal-states.ts'
import { workdaysAfter, workdaysBetween } from '#rules/workdays.ts'
import { moveRecord, type Particulars, type RecordKind } from '#mocks/record/move.ts'
import type { World } from '#mocks/city.ts'
import type { AppealRow } from './tables.ts'
import { appealMessage } from './appeal-message.ts'

/** Action that leads to each state, and its default opinion. */
const stepDefaults: Record<AppealState, { action: string; opinion?: string }> = {
  待受理: { action: '补充', opinion: '已补充内容，重新提交。' },
  已受理: { action: '受理', opinion: '内容清楚、材料齐全，予以受理。' },
  已转交: { action: '转交', opinion: '请承办单位按时限办理并答复。' },
  办理中: { action: '办理', opinion: '已与提出人联系，正在核实情况。' },
  待评价: { action: '答复', opinion: '已办理完毕并答复提出人。' },
  已办结: { action: '评价' },
  不予受理: { action: '不予受理', opinion: '不属于本市职责范围，请通过法定途径解决。' },
  已退回补充: { action: '退回补充', opinion: '请补充具体地点、时间和相关证明材料。' },
  已撤回: { action: '撤回' },
}

/** Returns the next 诉求编号 of a day: SQ, the day, and six digits. */
export const numberOf = (world: World, time: string): string =>
  `SQ${isoDay(time).replaceAll('-', '')}${String(world.next('SQ')).padStart(6, '0')}`

/** Rules by which appeals are moved. */
const appeals: RecordKind<AppealRow, AppealState> = {
  lifecycle: appealLifecycle,
  stateOf: (_, row) => row.state,
  write: (world, row, step, also) =>
    world.db.appeal.change(row.id, { ...also, ...step, version: row.version + 1 }),
  refusal: (from, to) => `诉求${from}，不能改为${to}`,
  reasonOf: (to) => stepDefaults[to].opinion,
  told: (_, row, { to }) => appealMessage(row, to),
}

/** Details of a step; `opinion` is the answer at 待评价, the reason at 不予受理, 已退回补充 and 已撤回. */
export interface StepDetails extends Omit<Particulars<AppealRow>, 'reason'> {
  /** Office that gets the appeal at 已转交; at any other step the acting office, in place of the one in charge. */
  office?: string
  opinion?: string
  /** Person who takes the step for the enterprise; none for an appeal that a person asked. */
  operator?: string
  /** Missing points by the fields of the form, at 已退回补充; by default the opinion at the field `content`. */
  asked?: Appeal['asked']
}

/** Returns the columns that a step changes besides state, reason and version. */
export function columnsOf(
  row: AppealRow,
  to: AppealState,
  { time, office, opinion = stepDefaults[to].opinion, asked, by, operator }: StepDetails & { time: string },
): Partial<AppealRow> {
  const byOwner = by === 'owner' || to === '待受理' || to === '已撤回'
  const isHandover = to === '已转交'
  const actor = isHandover ? row.handlerOrg : (office ?? row.handlerOrg)
  const toOrg = isHandover ? (office ?? officeOf(row.category)) : undefined
  const action = to === '已办结' && by === 'clock' ? '自动办结' : stepDefaults[to].action
  const step = {
    time,
    state: to,
    action: to === '办理中' && byOwner ? '评价' : action,
    ...(byOwner || action === '自动办结' ? {} : { handlerOrg: actor }),
    ...(operator ? { operator } : {}),
    ...(toOrg ? { toOrg } : {}),
    ...(opinion ? { opinion } : {}),
  }
  return {
    handlerOrg: to === '待受理' ? FIRST_OFFICE : (toOrg ?? actor),
    timeline: [...row.timeline, step],
    rateBy: to === '待评价' ? rateBy(time) : undefined,
    pausedDays: undefined,
    asked: undefined,
    ...(to === '待受理' && { dueDate: workdaysAfter(time, Math.max(1, row.pausedDays ?? 0)) }),
    ...(to === '已退回补充' && {
      pausedDays: Math.max(0, workdaysBetween(time, row.dueDate)),
      asked: asked ?? [{ field: 'content', errorMessage: opinion ?? '' }],
    }),
    // Clears the old term's reminder and extension, so that in the new term the office may extend once and the owner
    // may urge after half of it.
    ...(to === '办理中' &&
      byOwner && { dueDate: dueOf(row.type, time), urgeTime: undefined, extension: undefined }),
    ...(to === '待评价' && {
      replies: [
        ...row.replies,
        {
          id: `${row.id}-reply-${String(row.replies.length + 1)}`,
          time,
          handlerOrg: actor,
          content: opinion ?? '',
        },
      ],
    }),
  }
}

/**
 * Moves an appeal to another state and writes the step into its timeline. Without `by` a tester acts, for any actor.
 * @throws Refusal if the appeal cannot move there
 */
export function move(world: World, row: AppealRow, to: AppealState, details: StepDetails = {}): AppealRow {
  const { time = world.iso(), opinion = stepDefaults[to].opinion, by, quiet, also } = details
  return moveRecord(world, appeals, row, to, {
    by,
    time,
    quiet,
    reason: appealLifecycle.needsReason(to) || to === '已撤回' ? opinion : undefined,
    also: { ...columnsOf(row, to, { ...details, time }), ...also },
  })
}
