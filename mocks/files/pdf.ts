import { encode } from 'uqr'
import { latinWidths, widthOf, wrapLines } from './layout.ts'

/** Part of a document: a heading and paragraphs under it. */
export interface Section {
  heading: string
  lines: string[]
  /** Address for a QR code (二维码), drawn beside the lines; the whole area links to it. ASCII, as `URL` writes it. */
  code?: string
}

/** Page under construction: its PDF drawing operators and its links. */
interface Page {
  operators: string[]
  links: string[]
}

/** Text with its position on a page, in points from the lower left corner. */
interface PlacedText {
  text: string
  size: number
  x: number
  y: number
}

// Size of A4 in points.
const WIDTH = 595
const HEIGHT = 842
const MARGIN = 62
/**
 * Side of a QR code in points, with its white border. `EDGE` is the border's width in modules that readers need
 * (ISO/IEC 18004).
 */
const CODE = 110
const EDGE = 4

const styles = {
  title: { size: 18, leading: 30, after: 14, centred: true },
  heading: { size: 13, leading: 22, after: 4, centred: false },
  line: { size: 10.5, leading: 18, after: 2, centred: false },
}

/** Builds a PDF in A4, with as many pages as needed; its Chinese text can be selected and searched. */
export function pdfOf({ title, sections }: { title: string; sections: Section[] }): Blob {
  const pages = layOut(title, sections)
  let next = 5
  const numbered = pages.map(({ operators, links }) => {
    const page = next
    next += 2 + links.length
    return { page, content: operators.join('\n'), links }
  })
  const reference = (number: number) => `${String(number)} 0 R`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (zh-CN) >>',
    `<< /Type /Pages /Count ${String(pages.length)} /Kids [${numbered.map(({ page }) => reference(page)).join(' ')}] >>`,
    // Uses a font that every reader contains, so nothing is embedded; its encoding is Unicode.
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
  return new Blob([assemble(objects)], { type: 'application/pdf' })
}

/** Lays out the paragraphs, begins a new page if one is full, and numbers the pages. */
function layOut(title: string, sections: Section[]): Page[] {
  const pages: Page[] = []
  let y = 0
  const newPage = () => {
    pages.push({ operators: [], links: [] })
    y = HEIGHT - MARGIN
  }
  newPage()
  const put = (text: string, style: keyof typeof styles, left = MARGIN) => {
    const { size, leading, after, centred } = styles[style]
    const lines = wrapLines(text, (WIDTH - MARGIN - left) / size)
    // Keeps a heading on the same page as its first line.
    const needed = style === 'heading' ? leading + styles.line.leading : leading
    for (const line of lines) {
      if (y - needed < MARGIN) newPage()
      y -= leading
      const x = centred ? (WIDTH - widthOf(line) * size) / 2 : left
      pages.at(-1)!.operators.push(drawText({ text: line, size, x, y }))
    }
    y -= after
  }
  put(title, 'title')
  for (const { heading, lines, code } of sections) {
    y -= 8
    // Keeps a QR code, its heading and the lines beside it on one page.
    if (code !== undefined && y - CODE - styles.heading.leading < MARGIN) newPage()
    if (heading) put(heading, 'heading')
    const top = y
    for (const line of lines) put(line, 'line', code === undefined ? MARGIN : MARGIN + CODE)
    if (code === undefined) continue
    y = Math.min(y, top - CODE)
    const { operators, links } = pages.at(-1)!
    operators.push(drawQrCode(code, MARGIN, top - CODE))
    links.push(linkTo(code, [MARGIN, y, WIDTH - MARGIN, top]))
  }
  pages.forEach(({ operators }, at) => {
    const text = `第 ${String(at + 1)} 页，共 ${String(pages.length)} 页`
    operators.push(drawText({ text, size: 9, x: (WIDTH - widthOf(text) * 9) / 2, y: MARGIN / 2 }))
  })
  return pages
}

const drawText = ({ text, size, x, y }: PlacedText) =>
  `BT /F1 ${String(size)} Tf ${x.toFixed(2)} ${y.toFixed(2)} Td <${utf16(text)}> Tj ET`

/**
 * Draws the dark modules of a QR code as rectangles, flush with the text and filled at once so that no seams show
 * between them.
 */
function drawQrCode(address: string, left: number, bottom: number): string {
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

/** Returns a link annotation: an area of a page (left, bottom, right, top) that leads to an address. */
const linkTo = (address: string, box: number[]) =>
  `<< /Type /Annot /Subtype /Link /Rect [${box.map((value) => value.toFixed(2)).join(' ')}] /Border [0 0 0] ` +
  `/A << /S /URI /URI (${address.replace(/[\\()]/g, '\\$&')}) >> >>`

/**
 * Returns the text as big-endian hexadecimal, two bytes a character; replaces characters beyond the basic plane, which
 * the encoding cannot represent, by □.
 */
function utf16(text: string): string {
  return [...text.replace(/[\u{10000}-\u{10ffff}]/gu, '□')]
    .map((char) => char.charCodeAt(0).toString(16).padStart(4, '0'))
    .join('')
}

/** Numbers the objects from 1 and ends the file with the table of their positions. */
function assemble(objects: string[]): string {
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
