import { cleanCode } from './code.ts'
import { isDay } from './dates.ts'

/** Matches year, month and day with their separators, or eight digits. */
const PARTS = /^(\d{4})(?:\s?([-./年])\s?(\d{1,2})\s?(?:\2|月)\s?(\d{1,2})\s?[日号]?|(\d\d)(\d\d))$/
/** Matches additions by a spreadsheet or a letter: the day of the week, the time of day. */
const SUFFIX = /\s?\(?(?:星期|周)[一二三四五六日天]\)?$|[T\s]\d{1,2}(?::\d\d){1,2}(?:\.0+)?$/

/**
 * Parses a day as people type and paste it: `2026.1.5`, `2026年1月5日`, `20260105`, `2026/1/5`, in full width,
 * with blanks or invisible characters, followed by a time or a day of the week.
 * @returns the day as `2026-01-05`; undefined when the text is no calendar day from 1900 to 2099
 */
export function readDay(text: string): string | undefined {
  const [, year = '', , month, day, twoMonth = '', twoDay = ''] =
    PARTS.exec(cleanCode(text).replace(SUFFIX, '')) ?? []
  const found = `${year}-${(month ?? twoMonth).padStart(2, '0')}-${(day ?? twoDay).padStart(2, '0')}`
  return isDay(found) ? found : undefined
}
