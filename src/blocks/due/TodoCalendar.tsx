import { activity } from '#api/activity.ts'
import { host } from '#api/call/host.ts'
import { queryOf } from '#api/call/request.ts'
import { saveCalendar } from '#blocks/save-calendar.ts'
import { SubscribeDialog } from '#blocks/SubscribeDialog.tsx'
import type { Obligation } from '#rules/standing/obligation.ts'
import { calendarName, obligationEntries } from '#rules/standing/obligation-entries.ts'
import { Button } from '#ui/Button.tsx'

interface Props {
  list: readonly Obligation[]
  /** Key of the calendar at the city; undefined if it is not known, then only the file is offered. */
  feed: string | undefined
  onClose: () => void
}

/** Offers the obligations with a deadline to the person's own calendar: as a file, offline too, or as a subscription. */
export function TodoCalendar({ list, feed, onClose }: Props) {
  const entries = obligationEntries(list, location.origin)
  const path = `${host.base}${activity.page.path}${queryOf({ format: 'ics', feed })}`
  return (
    <SubscribeDialog
      title="将待办加入日历"
      address={feed && new URL(path, location.origin).href}
      actions={<Button onClick={() => saveCalendar(entries, calendarName)}>下载日历文件</Button>}
      onClose={onClose}
    >
      <p>{`${String(entries.length)} 项有期限的待办，提前 7、3、1 天提醒。`}</p>
      {feed && <p>订阅后自动更新：新的待办自动加入，办结的自动移除。只在本机的草稿和待上传内容不含在内。</p>}
      {feed && <p>地址仅供本人使用，请勿转发。</p>}
    </SubscribeDialog>
  )
}
