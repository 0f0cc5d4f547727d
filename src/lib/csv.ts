/** Tells Excel and WPS that the text is UTF-8; without it they read Chinese as GBK. */
const BOM = '\uFEFF'

/**
 * Finds a cell that a spreadsheet would work out as a formula (OWASP, "CSV Injection"): a sign of one in half or full
 * width, behind blanks and invisible characters of any kind, or a tab or line end in front.
 */
const FORMULA = /^(?:[\s\p{Z}\p{C}\p{DI}\u2800]*[=+\-@|%＝＋－＠｜％﹢﹣﹦﹫﹪\u207A\u207B\u2212]|[\t\r\n])/u

/** Finds a text that a spreadsheet would turn into a number, a day or a time: a code, `6-8`, `1E5`, `(100)`, `9:30`. */
const NUMBER_OR_DAY = /^(?=.*\d)[\d\s.,:/()+\-%$¥€£e'年月日时分秒上下午]+(?:[ap]m?)?$/i
/** Finds a month's English name with a number: `SEP2`, `1-Mar`. */
const MONTH = /^(?:\d{1,4}[-\s/.,]*)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[-\s/.,\d]*$/i

/** Bounds the text in such a form (Excel, "Text values in formulas are limited to 255 characters"). */
const MOST = 255

/** True for a text that a spreadsheet would turn into something else. Line ends, tabs and quotes keep it from that. */
const isTurned = (text: string): boolean => {
  const plain = text.normalize('NFKC').trim()
  if (/[\r\n\t"]/.test(text)) return false
  return (
    NUMBER_OR_DAY.test(plain) || (/\d/.test(plain) && MONTH.test(plain)) || /^(?:true|false)$/i.test(plain)
  )
}

/**
 * Writes a text so that a spreadsheet shows it as it is. One that it would turn into a number or a day is written as
 * `="913302005678901234"`, the only form that Excel and WPS both open with every digit and without a sign of ours in the
 * cell, so that codes can still be looked up (a tab or an apostrophe would stand in it). A formula gets an apostrophe.
 */
function harmless(text: string): string {
  if (isTurned(text) && text.length <= MOST) return `="${text}"`
  return FORMULA.test(text) || isTurned(text) ? `'${text}` : text
}

/** Writes one cell; quotes stand around what would break the line, or be taken for several cells. */
function cell(value: string | number | undefined): string {
  if (value === undefined) return ''
  const text = typeof value === 'string' ? harmless(value) : String(value)
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Writes a table as CSV that Excel and WPS open as it is: UTF-8 with its mark, CRLF (RFC 4180), no cell that runs, texts as
 * texts with all their digits, numbers as numbers.
 */
export const csvOf = (rows: readonly (readonly (string | number | undefined)[])[]): string =>
  BOM + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
