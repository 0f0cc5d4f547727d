/** Byte order mark, which tells Excel and WPS that the text is UTF-8; without it they read Chinese as GBK. */
const BOM = '\uFEFF'

/**
 * Matches a cell that a spreadsheet would evaluate as a formula (OWASP, "CSV Injection"): a formula sign in
 * half or full width, after blanks and invisible characters of any kind, or a leading tab or line end.
 */
const FORMULA = /^(?:[\s\p{Z}\p{C}\p{DI}\u2800]*[=+\-@|%＝＋－＠｜％﹢﹣﹦﹫﹪\u207A\u207B\u2212]|[\t\r\n])/u

/**
 * Matches a text that a spreadsheet would convert to a number, a day or a time: a code, `6-8`, `1E5`,
 * `(100)`, `9:30`.
 */
const NUMBER_OR_DAY = /^(?=.*\d)[\d\s.,:/()+\-%$¥€£e'年月日时分秒上下午]+(?:[ap]m?)?$/i
/** Matches a month's English name with a number: `SEP2`, `1-Mar`. */
const MONTH = /^(?:\d{1,4}[-\s/.,]*)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[-\s/.,\d]*$/i

/**
 * Maximum characters of the text in such a formula (Excel, "Text values in formulas are limited to 255
 * characters").
 */
const FORMULA_TEXT_MAX = 255

/**
 * Returns true for a text that a spreadsheet would convert. Line ends, tabs and quotes prevent the
 * conversion.
 */
const isConverted = (text: string): boolean => {
  const plain = text.normalize('NFKC').trim()
  if (/[\r\n\t"]/.test(text)) return false
  return (
    NUMBER_OR_DAY.test(plain) || (/\d/.test(plain) && MONTH.test(plain)) || /^(?:true|false)$/i.test(plain)
  )
}

/**
 * Writes a text so that a spreadsheet shows it unchanged. A text that would become a number or a day is
 * written as `="913302005678901234"`, the only form that Excel and WPS both open with every digit and without
 * an extra sign in the cell, so that codes can still be looked up (a tab or an apostrophe would be part of
 * the value). A formula gets an apostrophe. Price: LibreOffice shows the `="…"` itself.
 */
function safeText(text: string): string {
  if (isConverted(text) && text.length <= FORMULA_TEXT_MAX) return `="${text}"`
  return FORMULA.test(text) || isConverted(text) ? `'${text}` : text
}

/** Writes one cell; quotes a value that would break the line or read as several cells. */
function cell(value: string | number | undefined): string {
  if (value === undefined) return ''
  const text = typeof value === 'string' ? safeText(value) : String(value)
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Writes a table as CSV that Excel and WPS open unchanged: UTF-8 with byte order mark, CRLF (RFC 4180), no
 * formulas, texts with all their digits, numbers as numbers.
 */
export const csvOf = (rows: readonly (readonly (string | number | undefined)[])[]): string =>
  BOM + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
