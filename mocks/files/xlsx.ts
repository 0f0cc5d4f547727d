import { cutText } from '#lib/cut.ts'
import { escapeXml, HEAD, relations, zipPackage } from './ooxml.ts'
import { widthOf } from './layout.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Builds a workbook of one sheet; the first row is its head, bold and frozen. Numbers stay numbers. */
export function xlsxOf(sheetName: string, rows: (string | number)[][]): Promise<Blob> {
  const columns = Math.max(1, ...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, at) => {
    const widest = Math.max(...rows.map((row) => widthOf(String(row[at] ?? ''))))
    return `<col min="${String(at + 1)}" max="${String(at + 1)}" width="${Math.min(60, 2 * widest + 4).toFixed(1)}" customWidth="1"/>`
  })
  const sheet =
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.join('')}</cols><sheetData>${rows.map(rowOf).join('')}</sheetData></worksheet>`
  // Sheet names may not contain these characters, nor be longer than 31.
  const name = escapeXml(cutText(sheetName.replace(/[\\/?*[\]:]/g, ' '), 31))
  const workbook =
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">` +
    `<sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`
  const file = zipPackage(
    `${TYPE}.sheet`,
    'xl/workbook.xml',
    {
      'xl/workbook.xml': `${TYPE}.sheet.main+xml`,
      'xl/worksheets/sheet1.xml': `${TYPE}.worksheet+xml`,
      'xl/styles.xml': `${TYPE}.styles+xml`,
    },
    {
      'xl/workbook.xml': workbook,
      'xl/_rels/workbook.xml.rels': relations([
        { type: 'worksheet', target: 'worksheets/sheet1.xml' },
        { type: 'styles', target: 'styles.xml' },
      ]),
      'xl/worksheets/sheet1.xml': sheet,
      'xl/styles.xml': STYLES,
    },
  )
  return Promise.resolve(file)
}

/** Two cell styles: 0 plain, 1 bold. */
const STYLES =
  `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="宋体"/></font>` +
  '<font><b/><sz val="11"/><name val="宋体"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  '<cellXfs count="2"><xf fontId="0"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>'

function rowOf(row: (string | number)[], at: number): string {
  const style = at === 0 ? ' s="1"' : ''
  const cells = row.map((value, column) => {
    const place = `r="${letters(column)}${String(at + 1)}"${style}`
    return typeof value === 'number' && Number.isFinite(value)
      ? `<c ${place}><v>${String(value)}</v></c>`
      : `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escapeXml(String(value))}</t></is></c>`
  })
  return `<row r="${String(at + 1)}">${cells.join('')}</row>`
}

/** Returns the letters of a column: 0 is A, 25 is Z, 26 is AA. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last
}
