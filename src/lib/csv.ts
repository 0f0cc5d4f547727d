/** Tells Excel that the text is UTF-8. */
const BOM = '\uFEFF'

/** A cell that begins so would be worked out as a formula by a spreadsheet (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r]/

/** One cell: a formula is turned into a text, and quotes stand around what would break the line. */
function cell(value: string | number | undefined): string {
  if (value === undefined) return ''
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table as CSV that Excel opens as it is: UTF-8 with its mark, CRLF, no cell that runs (RFC 4180). */
export const csvOf = (rows: readonly (readonly (string | number | undefined)[])[]): string =>
  BOM + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
