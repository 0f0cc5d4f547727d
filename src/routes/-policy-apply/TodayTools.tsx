import { useQueryClient } from '@tanstack/react-query'
import { ListOrCalendar } from '#blocks/list/ListOrCalendar.tsx'
import { hasUpcomingDeadline, saveDeadlines } from '#features/policy/deadlines.ts'
import { messageOf } from '#lib/message-of.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { type Asked, withDay } from './filters.ts'
import { fetchAll } from './queries.ts'
import type { ApplySearch } from './apply-address.ts'

interface Props {
  asked: Asked
  search: ApplySearch
  /** Number of items that pass the filters; undefined until it is known. */
  total: number | undefined
}

/** Switches between list and calendar, and exports all deadlines as a calendar file. */
export function TodayTools({ asked, search, total }: Props) {
  const client = useQueryClient()
  const save = async () => {
    try {
      const ending = (await fetchAll(client, asked)).filter(hasUpcomingDeadline)
      if (ending.length === 0) {
        showToast('所列项目均无截止日')
        return
      }
      saveDeadlines(ending, '今日申报截止日')
    } catch (error) {
      showToast(messageOf(error))
    }
  }
  return (
    <>
      {total !== undefined && total > 0 && (
        <Button look="plain" onClick={() => void save()}>
          导出截止日期
        </Button>
      )}
      <ListOrCalendar isCalendar={asked.view === 'calendar'} linkTo={(change) => withDay(search, change)} />
    </>
  )
}
