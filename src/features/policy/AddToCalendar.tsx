import { Button } from '#ui/Button.tsx'
import { type Ending, hasUpcomingDeadline, saveDeadlines } from './deadlines.ts'

/** Saves an item's last day as a calendar file with reminders; renders nothing for an item without a last day. */
export function AddToCalendar({ item }: { item: Ending }) {
  if (!hasUpcomingDeadline(item)) return null
  return (
    <Button look="plain" onClick={() => saveDeadlines([item], `${item.name}申报截止`)}>
      加入日历
      <span className="visually-hidden">：{item.name}</span>
    </Button>
  )
}
