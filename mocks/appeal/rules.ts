import type { Appeal, AppealState } from '#api/appeal.ts'
import { isoDay } from '#lib/dates.ts'
import { appealLifecycle } from '#rules/appeal-states.ts'
import { workdaysAfter } from '#rules/workdays.ts'
import { moveRecord, type Particulars, type RecordKind } from '#mocks/record/move.ts'
import type { World } from '#mocks/city.ts'
import type { AppealRow } from './tables.ts'

/** The offices' desk that looks at appeals first. */
export const DESK = '市企业服务中心'

/** What leads to each state, and what is said with it unless something else is. */
const acts: Record<AppealState, { action: string; opinion?: string; byOwner?: true }> = {
  待受理: { action: '提交', byOwner: true },
  已受理: { action: '受理', opinion: '内容清楚、材料齐全，予以受理。' },
  已转交: { action: '转交', opinion: '请承办单位按时限办理并答复。' },
  办理中: { action: '办理', opinion: '已与企业联系核实情况。' },
  待评价: { action: '答复', opinion: '已办理完毕并答复企业。' },
  已办结: { action: '评价', byOwner: true },
  不予受理: { action: '不予受理', opinion: '不属于平台受理范围，请通过法定途径解决。' },
  已退回补充: { action: '退回补充', opinion: '请补充具体地点、时间和相关证明材料。' },
  已撤回: { action: '撤回', byOwner: true },
}

/** Working days an answer may take: 2 for 咨询, 4 for the others. */
export const dueOf = (type: Appeal['type'], from: string): string =>
  workdaysAfter(from, type === '咨询' ? 2 : 4)

/** The next 诉求编号 of a day: SQ, the day, and six digits. */
export const numberOf = (world: World, time: string): string =>
  `SQ${isoDay(time).replaceAll('-', '')}${String(world.next('SQ')).padStart(6, '0')}`

/** How appeals are moved. */
const appeals: RecordKind<AppealRow, AppealState> = {
  lifecycle: appealLifecycle,
  stateOf: (_, row) => row.state,
  write: (world, row, step, also) =>
    world.db.appeal.change(row.id, { ...also, ...step, version: row.version + 1 }),
  refusal: (from, to) => `诉求${from}，不能改为${to}`,
  reasonOf: (to) => acts[to].opinion,
  told: (_, { id, title, appealNo, reason = '' }, { to }) => ({
    type: '诉求',
    title: `诉求${to}`,
    content: `您的诉求“${title}”（${appealNo}）状态变更为${to}。${reason}`,
    bizType: 'appeal',
    bizId: id,
    link: `/appeal/demand/detail?id=${id}`,
  }),
}

/** What else is known of a step; its `opinion` is the answer at 待评价, the reason at 不予受理 and 已退回补充. */
interface Said extends Omit<Particulars<AppealRow>, 'reason'> {
  /** The office in charge from here on. */
  handlerOrg?: string
  opinion?: string | undefined
}

/**
 * Moves an appeal on and writes the step into its course. Without `by` it is the offices' part, done by a tester.
 * @throws Refusal where it cannot go there
 */
export function move(
  world: World,
  row: AppealRow,
  to: AppealState,
  { time = world.iso(), handlerOrg = row.handlerOrg, opinion = acts[to].opinion, by, quiet, also }: Said = {},
): AppealRow {
  const { action, byOwner } = acts[to]
  const actor = byOwner ? {} : { handlerOrg }
  const step = { time, state: to, action, ...actor, ...(opinion ? { opinion } : {}) }
  const id = `${row.id}-reply-${String(row.replies.length + 1)}`
  const reply = { id, time, handlerOrg, content: opinion ?? '' }
  return moveRecord(world, appeals, row, to, {
    by,
    time,
    quiet,
    reason: appealLifecycle.needsReason(to) ? opinion : undefined,
    also: {
      ...also,
      handlerOrg,
      timeline: [...row.timeline, step],
      ...(to === '待评价' ? { replies: [...row.replies, reply] } : {}),
    },
  })
}

/** Moves the appeal of this id as the offices do, for testers; see {@link move}. */
export const advance = (world: World, id: string, to: AppealState, said?: Said): AppealRow =>
  move(world, world.db.appeal.get(id, '诉求'), to, said)
