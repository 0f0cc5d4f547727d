import { calendarFile, type DayEntry, fileName } from '#lib/ics.ts'
import { saveFile } from '#ui/save-file.ts'
import { showToast } from '#ui/state/Toast.tsx'

/**
 * Saves days to remember as a calendar file and confirms it in a toast; works offline, because it sends no request.
 * @param name of the file, without its ending
 */
export function saveCalendar(entries: readonly DayEntry[], name: string): void {
  const file = new Blob([calendarFile(entries)], { type: 'text/calendar;charset=utf-8' })
  saveFile(file, fileName(name, 'ics'))
  const several = entries.length > 1 ? `含 ${String(entries.length)} 个日期，` : ''
  showToast(`已生成日历文件，${several}打开后加入日历，提前 7、3、1 天提醒`)
}
