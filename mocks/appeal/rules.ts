import type { Appeal, AppealState } from '#api/appeal.ts'
import { isoDay } from '#lib/dates.ts'
import { workdaysAfter } from '#rules/workdays.ts'
import { tell } from '#mocks/message/tell.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/world.ts'
import type { AppealRow } from './data.ts'

/** Where an appeal can go from each state (records, "Appeal 诉求"); it can be taken back until the work begins. */
export const next: Record<AppealState, readonly AppealState[]> = {
  待受理: ['已受理', '不予受理', '已退回补充', '已撤回'],
  已受理: ['已转交', '已退回补充', '已撤回'],
  已转交: ['办理中', '已退回补充', '已撤回'],
  办理中: ['待评价'],
  待评价: ['已办结'],
  已退回补充: ['待受理', '已撤回'],
  已办结: [],
  不予受理: [],
  已撤回: [],
}

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

/** What else is known of a step. */
interface Particulars {
  /** ISO string; the world's time unless given. */
  time?: string
  /** The office in charge from here on. */
  handlerOrg?: string
  /** What it says: the answer at 待评价, the reason at 不予受理 and 已退回补充. */
  opinion?: string
}

/** What a step to `to` changes of an appeal. @throws Refusal where it cannot go there. */
export function stepped(
  world: World,
  row: AppealRow,
  to: AppealState,
  { time = world.iso(), handlerOrg = row.handlerOrg, opinion = acts[to].opinion }: Particulars = {},
): Partial<AppealRow> {
  if (!next[row.state].includes(to)) return refuse.rule(`诉求${row.state}，不能改为${to}`)
  const { action, byOwner } = acts[to]
  const actor = byOwner ? {} : { handlerOrg }
  const step = { time, state: to, action, ...actor, ...(opinion ? { opinion } : {}) }
  const reply = {
    id: `${row.id}-reply-${String(row.replies.length + 1)}`,
    time,
    handlerOrg,
    content: opinion ?? '',
  }
  return {
    state: to,
    handlerOrg,
    version: row.version + 1,
    updateTime: time,
    timeline: [...row.timeline, step],
    reason: to === '不予受理' || to === '已退回补充' ? opinion : undefined,
    ...(to === '待评价' ? { replies: [...row.replies, reply] } : {}),
  }
}

/**
 * Does the offices' part, for testers: moves an appeal to a state it can go to and tells its owner.
 * @throws Refusal where it cannot go there.
 */
export function advance(
  world: World,
  id: string,
  to: AppealState,
  particulars?: Omit<Particulars, 'time'>,
): AppealRow {
  const row = world.db.appeal.get(id, '诉求')
  const moved = world.db.appeal.change(id, stepped(world, row, to, particulars))
  tell(world, row.userId, {
    type: '诉求',
    title: `诉求${to}`,
    content: `您的诉求“${row.title}”（${row.appealNo}）状态变更为${to}。${moved.reason ?? ''}`,
    bizType: 'appeal',
    bizId: id,
    link: `/appeal/demand/detail?id=${id}`,
  })
  return moved
}
