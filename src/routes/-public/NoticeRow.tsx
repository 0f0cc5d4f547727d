import type { NoticeBrief } from '#api/declare-item.ts'
import { dayText } from '#lib/dates.ts'
import { noticeDaysLeft, noticeLeft, noticeState } from '#rules/notice-clock.ts'
import { DaysLeftBlock } from '#ui/list/DaysLeftBlock.tsx'
import { FillBar } from '#ui/list/FillBar.tsx'
import { workdaysBetween } from '#rules/workdays.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { noticeLink } from './notices.ts'

/** Shows one public notice: the days left for objections, title, department, number of enterprises, and its term. */
export function NoticeRow({ one, looked }: { one: NoticeBrief; looked: string }) {
  const { id, title, type, department, publicityStart, publicityEnd, listCount } = one
  const days = noticeDaysLeft(one)
  const term = workdaysBetween(publicityStart, publicityEnd) + 1
  return (
    <ListRow
      picture={<DaysLeftBlock end={publicityEnd} days={days} unit="个工作日" near={1} />}
      title={<Marked text={title} looked={looked} />}
      link={noticeLink(id)}
      meta={[type, department, `${String(listCount)} 家企业`]}
      state={<StateChip tone={days === undefined ? 'neutral' : 'info'}>{noticeState(one)}</StateChip>}
    >
      <FillBar share={days === undefined ? 1 : 1 - days / term}>
        公示期 {dayText(publicityStart)}至{dayText(publicityEnd)}
      </FillBar>
    </ListRow>
  )
}

/** Shows the working days left, or 公示结束; the short text leaves room for the title on a phone. */
export function NoticeChip({ notice }: { notice: Pick<NoticeBrief, 'publicityEnd'> }) {
  return noticeState(notice) === '公示中' ? (
    <StateChip tone="info">{noticeLeft(notice)}</StateChip>
  ) : (
    <StateChip tone="neutral">公示结束</StateChip>
  )
}
