import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { type Ending, hasUpcomingDeadline, saveDeadlines } from './deadlines.ts'

/** Saves an item's last day as a calendar file with reminders; renders nothing for an item without a last day. */
export function AddToCalendar({ item }: { item: Ending }) {
  if (!hasUpcomingDeadline(item)) return null
  const save = () => {
    saveDeadlines([item], `${item.name}申报截止`)
    showToast('已生成日历文件，打开后加入日历，提前 7、3、1 天提醒')
  }
  return (
    <Button look="plain" onClick={save}>
      加入日历
      <span className="visually-hidden">：{item.name}</span>
    </Button>
  )
}
