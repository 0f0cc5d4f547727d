import type { ActivityBrief } from '#api/activity.ts'
import { chunkWords } from '#offline/chunk.ts'
import { Button, type ButtonLook } from '#ui/Button.tsx'
import { showToast } from '#ui/state/Toast.tsx'

interface Props {
  one: ActivityBrief
  /** Current time, in milliseconds. */
  now: number
  look?: ButtonLook
}

/**
 * Saves an activity as a calendar file with reminders; the entry of a cancelled activity is marked as cancelled.
 * Renders nothing after its end.
 */
export function AddToCalendar({ one, now, look = 'plain' }: Props) {
  if (Date.parse(one.endTime) <= now) return null
  const save = async () => {
    // Loaded on demand, because reading about an activity does not need it.
    const { saveActivities } = await import('./calendar.ts')
    saveActivities([one], one.title)
    showToast(
      one.cancelled
        ? '已生成日历文件，打开后日历中的日程标为已取消'
        : '已生成日历文件，打开后加入日历，提前 1 天和 1 小时提醒',
    )
  }
  return (
    <Button look={look} onClick={() => void save().catch(() => showToast(chunkWords))}>
      {one.cancelled ? '更新日历' : '加入日历'}
      <span className="visually-hidden">：{one.title}</span>
    </Button>
  )
}
