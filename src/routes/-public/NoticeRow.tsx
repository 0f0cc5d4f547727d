import type { NoticeBrief } from '#api/declare-item.ts'
import { dayText } from '#lib/dates.ts'
import { noticeLeft, noticeState } from '#rules/notice-clock.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { noticeLink } from './notices.ts'

/** Shows one public notice: title, department, number of enterprises, and the time left for objections. */
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

/** Shows the working days left, or 公示结束; the short text leaves room for the title on a phone. */
export function NoticeChip({ notice }: { notice: Pick<NoticeBrief, 'publicityEnd'> }) {
  return noticeState(notice) === '公示中' ? (
    <StateChip tone="info">{noticeLeft(notice)}</StateChip>
  ) : (
    <StateChip tone="neutral">公示结束</StateChip>
  )
}
