import { encode } from 'uqr'
import { latinWidths, widthOf, wrapped } from './layout.ts'

/** One part of a document: a heading and paragraphs under it. */
export interface Section {
  heading: string
  lines: string[]
  /** An address to scan (二维码): drawn beside the lines, and all of it leads there. ASCII, as `URL` writes it. */
  code?: string
}

/** A page as it fills: what is drawn, in the words of PDF, and its links. */
interface Sheet {
  drawn: string[]
  links: string[]
}

/** A text at its place on a page; points, counted from the lower left corner. */
interface Placed {
  text: string
  size: number
  x: number
  y: number
}

// A4 in points
const WIDTH = 595
const HEIGHT = 842
const MARGIN = 62
/** Side of a code to scan, with its white edge, which is as many squares wide as readers need (ISO/IEC 18004). */
const CODE = 110
const EDGE = 4

const styles = {
  title: { size: 18, leading: 30, after: 14, centred: true },
  heading: { size: 13, leading: 22, after: 4, centred: false },
  line: { size: 10.5, leading: 18, after: 2, centred: false },
}

/** A PDF in A4, as many pages as it takes, whose Chinese text can be selected and searched. */
export function pdfOf({ title, sections }: { title: string; sections: Section[] }): Blob {
  const sheets = paged(title, sections)
  let next = 5
  const numbered = sheets.map(({ drawn, links }) => {
    const page = next
    next += 2 + links.length
    return { page, content: drawn.join('\n'), links }
  })
  const reference = (number: number) => `${String(number)} 0 R`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (zh-CN) >>',
    `<< /Type /Pages /Count ${String(sheets.length)} /Kids [${numbered.map(({ page }) => reference(page)).join(' ')}] >>`,
    // A font every reader brings along: nothing is embedded, and its encoding is Unicode.
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-UniGB-UCS2-H /Encoding /UniGB-UCS2-H /DescendantFonts [<< ' +
      '/Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 1000 ' +
      `/W [1 [${latinWidths.join(' ')}]] ` +
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> ' +
      '/FontDescriptor << /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] ' +
      '/ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 737 /StemV 58 >> >>] >>',
    `<< /Title <feff${utf16(title)}> /Producer (Enterprise Service Portal) >>`,
    ...numbered.flatMap(({ page, content, links }) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${String(WIDTH)} ${String(HEIGHT)}] ` +
        `/Resources << /Font << /F1 3 0 R >> >> /Contents ${reference(page + 1)} ` +
        `/Annots [${links.map((_, at) => reference(page + 2 + at)).join(' ')}] >>`,
      `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`,
      ...links,
    ]),
  ]
  return new Blob([assembled(objects)], { type: 'application/pdf' })
}

/** Lays the paragraphs out, a new page where one is full, and numbers the pages. */
function paged(title: string, sections: Section[]): Sheet[] {
  const sheets: Sheet[] = []
  let y = 0
  const turn = () => {
    sheets.push({ drawn: [], links: [] })
    y = HEIGHT - MARGIN
  }
  turn()
  const put = (text: string, style: keyof typeof styles, left = MARGIN) => {
    const { size, leading, after, centred } = styles[style]
    const lines = wrapped(text, (WIDTH - MARGIN - left) / size)
    // A heading does not stay behind alone at the foot of a page.
    const needed = style === 'heading' ? leading + styles.line.leading : leading
    for (const line of lines) {
      if (y - needed < MARGIN) turn()
      y -= leading
      const x = centred ? (WIDTH - widthOf(line) * size) / 2 : left
      sheets.at(-1)!.drawn.push(textDrawn({ text: line, size, x, y }))
    }
    y -= after
  }
  put(title, 'title')
  for (const { heading, lines, code } of sections) {
    y -= 8
    // A code, its heading and the lines beside it stay together.
    if (code !== undefined && y - CODE - styles.heading.leading < MARGIN) turn()
    if (heading) put(heading, 'heading')
    const top = y
    for (const line of lines) put(line, 'line', code === undefined ? MARGIN : MARGIN + CODE)
    if (code === undefined) continue
    y = Math.min(y, top - CODE)
    const { drawn, links } = sheets.at(-1)!
    drawn.push(squaresDrawn(code, MARGIN, top - CODE))
    links.push(linkTo(code, [MARGIN, y, WIDTH - MARGIN, top]))
  }
  sheets.forEach(({ drawn }, at) => {
    const text = `第 ${String(at + 1)} 页，共 ${String(sheets.length)} 页`
    drawn.push(textDrawn({ text, size: 9, x: (WIDTH - widthOf(text) * 9) / 2, y: MARGIN / 2 }))
  })
  return sheets
}

const textDrawn = ({ text, size, x, y }: Placed) =>
  `BT /F1 ${String(size)} Tf ${x.toFixed(2)} ${y.toFixed(2)} Td <${utf16(text)}> Tj ET`

/** The dark squares of a code as rectangles, flush with the text and filled at once so that no seams show between them. */
function squaresDrawn(address: string, left: number, bottom: number): string {
  const { data, size } = encode(address, { ecc: 'M', border: EDGE })
  const side = CODE / size
  const squares = data.flatMap((row, down) =>
    row.flatMap((dark, right) => {
      const corner = [left + (right - EDGE) * side, bottom + CODE - (down + 1) * side, side, side]
      return dark ? [`${corner.map((value) => value.toFixed(3)).join(' ')} re`] : []
    }),
  )
  return [...squares, 'f'].join('\n')
}

/** A part of a page (left, bottom, right, top) that leads to an address. */
const linkTo = (address: string, box: number[]) =>
  `<< /Type /Annot /Subtype /Link /Rect [${box.map((value) => value.toFixed(2)).join(' ')}] /Border [0 0 0] ` +
  `/A << /S /URI /URI (${address.replace(/[\\()]/g, '\\$&')}) >> >>`

/** Big-endian hexadecimal, two bytes a character; what lies beyond the basic plane the encoding cannot say. */
function utf16(text: string): string {
  return [...text.replace(/[\u{10000}-\u{10ffff}]/gu, '□')]
    .map((char) => char.charCodeAt(0).toString(16).padStart(4, '0'))
    .join('')
}

/** Numbers the objects from 1 and closes the file with the table of their places. */
function assembled(objects: string[]): string {
  let file = '%PDF-1.7\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${String(at + 1)} 0 obj\n${object}\nendobj\n`
    return place
  })
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = String(objects.length + 1)
  return (
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${rows}` +
    `trailer\n<< /Size ${size} /Root 1 0 R /Info 4 0 R >>\nstartxref\n${String(file.length)}\n%%EOF\n`
  )
}
