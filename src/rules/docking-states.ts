import { cityNow } from '#lib/clock.ts'
import { isoDay, type Moment } from '#lib/dates.ts'
import { states } from './states.ts'

/**
 * Lifecycle of a demand or a supply (records, "Docking 供需对接"). Every edit returns it to 待审核; only a record
 * that was never public may be saved as 草稿. 已过期 follows from the deadline of a record that is 已上架, and a new
 * deadline renews it (续期).
 */
export const dockingLifecycle = states({
  草稿: { tone: 'neutral', by: 'owner', next: ['草稿', '待审核'] },
  待审核: { tone: 'info', next: ['已上架', '已驳回'], own: ['待审核', '草稿'] },
  已驳回: { tone: 'bad', by: 'owner', next: ['待审核', '草稿'], reason: true },
  已上架: { tone: 'ok', by: 'owner', next: ['已下架', '已解决', '待审核'], late: ['已过期'] },
  已下架: { tone: 'neutral', by: 'owner', next: ['已上架', '已解决', '待审核'] },
  已解决: { tone: 'ok' },
  已过期: { tone: 'neutral', by: 'owner', next: ['已上架', '已下架', '已解决', '待审核'] },
})

/** Moves of an approved record by its owner, with the resulting state. */
export const dockingMoves = { up: '已上架', down: '已下架', solve: '已解决' } as const

/** States in which a record is public. */
export const publicStates = ['已上架', '已解决', '已过期'] as const

/**
 * Lifecycle of a docking request; the publisher, who received it, changes it. An unanswered request lapses
 * (已失效), and one that is open when the record is solved with another party ends, too (已有结果).
 */
export const contactLifecycle = states({
  待对接: { tone: 'info', by: 'other', next: ['已联系', '已达成', '已有结果'], late: ['已失效'] },
  已联系: { tone: 'info', by: 'other', next: ['洽谈中', '已达成', '已有结果'] },
  洽谈中: { tone: 'info', by: 'other', next: ['已达成', '未达成', '已有结果'] },
  已达成: { tone: 'ok' },
  未达成: { tone: 'neutral', reason: true },
  已失效: { tone: 'neutral', reason: true },
  已有结果: { tone: 'neutral', reason: true },
})
export type ContactState = (typeof contactLifecycle.words)[number]

/** States that the publisher sets; the others follow from the clock, and from the end of the record. */
export const contactMoves = ['已联系', '洽谈中', '已达成', '未达成'] as const
type ContactMove = (typeof contactMoves)[number]

/** Returns the states that the publisher may set after a state. */
export const nextMoves = (from: ContactState): ContactMove[] =>
  (
    { 待对接: ['已联系'], 已联系: ['洽谈中'], 洽谈中: ['已达成', '未达成'] } as Partial<
      Record<ContactState, ContactMove[]>
    >
  )[from] ?? []

/**
 * Minimum and maximum characters of a reason for a docking request, and for a failed one (records, "Docking
 * 供需对接").
 */
export const REASON = { least: 10, most: 300 }
/** Range of these characters, as forms show it. */
export const reasonRange = `${String(REASON.least)} 到 ${String(REASON.most)} 个字`
/** Days after which an unanswered request lapses (records, "Docking 供需对接"). */
export const LAPSE_DAYS = 10
/** Days by which 续期 renews a record, from today. */
export const RENEW_DAYS = 30
/** Maximum years from now to a deadline. */
const MOST_YEARS = 2
const DAY = 86_400_000

/** Returns the time at which a request made at `asked` (ISO) lapses if unanswered, as an ISO string. */
export const lapseOf = (asked: string): string => new Date(Date.parse(asked) + LAPSE_DAYS * DAY).toISOString()

/** Returns the deadline after 续期 at `now`, as a day. */
export const renewedTo = (now: Moment = cityNow()): string =>
  isoDay(new Date(now).getTime() + RENEW_DAYS * DAY)

/**
 * Validates the dates of a record at `now`, by field: none in the past, and the deadline within two years.
 */
export function dateProblems(
  { deadline, deliveryDate }: { deadline?: string; deliveryDate?: string },
  now: Moment = cityNow(),
): { field: 'deadline' | 'deliveryDate'; errorMessage: string }[] {
  const today = isoDay(now)
  const last = `${String(Number(today.slice(0, 4)) + MOST_YEARS)}${today.slice(4)}`
  return [
    ...(deadline && deadline < today
      ? [{ field: 'deadline' as const, errorMessage: '截止日期不能早于今天' }]
      : []),
    ...(deadline && deadline > last
      ? [{ field: 'deadline' as const, errorMessage: `截止日期应在 ${String(MOST_YEARS)} 年以内` }]
      : []),
    ...(deliveryDate && deliveryDate < today
      ? [{ field: 'deliveryDate' as const, errorMessage: '交付日期不能早于今天' }]
      : []),
  ]
}
