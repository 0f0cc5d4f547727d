import type { NoticeBrief } from '#api/declare-item.ts'
import { dayText } from '#lib/dates.ts'
import { noticeLeft, noticeState } from '#rules/notice-clock.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { noticeLink } from './notices.ts'

/** One public notice: what, by whom, how many enterprises, and how long one can object. */
export function NoticeRow({ one, looked }: { one: NoticeBrief; looked: string }) {
  const { id, title, type, department, publicityStart, publicityEnd, listCount } = one
  return (
    <ListRow
      title={<Marked text={title} looked={looked} />}
      link={noticeLink(id)}
      meta={[
        type,
        department,
        `${String(listCount)} 家企业`,
        `公示期 ${dayText(publicityStart)}至 ${dayText(publicityEnd)}`,
      ]}
      state={<NoticeChip notice={one} />}
    />
  )
}

/** How a notice stands by the clock: the working days that are left, which leave a phone room for the title, or over. */
export function NoticeChip({ notice }: { notice: Pick<NoticeBrief, 'publicityEnd'> }) {
  return noticeState(notice) === '公示中' ? (
    <StateChip tone="info">{noticeLeft(notice)}</StateChip>
  ) : (
    <StateChip tone="neutral">公示结束</StateChip>
  )
}
