import { cleanCode } from './code.ts'
import { isDay } from './dates.ts'

/** Finds year, month and day with what stands between them, or eight digits. */
const PARTS = /^(\d{4})(?:\s?([-./年])\s?(\d{1,2})\s?(?:\2|月)\s?(\d{1,2})\s?[日号]?|(\d\d)(\d\d))$/
/** Finds what a spreadsheet or a letter adds: the day of the week, the time of day. */
const BEHIND = /\s?\(?(?:星期|周)[一二三四五六日天]\)?$|[T\s]\d{1,2}(?::\d\d){1,2}(?:\.0+)?$/

/**
 * Reads a day as people type and paste it: `2026.1.5`, `2026年1月5日`, `20260105`, `2026/1/5`, full width, with blanks or
 * invisible characters, with a time or a day of the week behind it.
 * @returns the day as `2026-01-05`; undefined where the text is no day of the calendar from 1900 to 2099
 */
export function readDay(text: string): string | undefined {
  const [, year = '', , month, day, twoMonth = '', twoDay = ''] =
    PARTS.exec(cleanCode(text).replace(BEHIND, '')) ?? []
  const found = `${year}-${(month ?? twoMonth).padStart(2, '0')}-${(day ?? twoDay).padStart(2, '0')}`
  return isDay(found) ? found : undefined
}
