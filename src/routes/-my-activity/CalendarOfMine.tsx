import type { MyApply } from '#api/activity.ts'
import { saveActivities } from '#features/activity/calendar.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/state/Toast.tsx'

/** What one will take part in, as a file for one's own calendar; nothing where there is none. */
export function CalendarOfMine({ rows }: { rows: readonly MyApply[] }) {
  if (rows.length === 0) return null
  const save = () => {
    saveActivities(
      rows.map(({ activity }) => activity),
      '我的活动',
    )
    showToast(`已生成 ${String(rows.length)} 场活动的日历文件，提前 1 天和 1 小时提醒`)
  }
  return (
    <Button look="plain" onClick={save}>
      导出到日历
    </Button>
  )
}
