import { latinWidths, widthOf, wrapped } from './layout.ts'

/** One part of a document: a heading and paragraphs under it. */
export interface Section {
  heading: string
  lines: string[]
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
const BODY = WIDTH - 2 * MARGIN

const styles = {
  title: { size: 18, leading: 30, after: 14, centred: true },
  heading: { size: 13, leading: 22, after: 4, centred: false },
  line: { size: 10.5, leading: 18, after: 2, centred: false },
}

/** A PDF in A4, as many pages as it takes, whose Chinese text can be selected and searched. */
export function pdfOf({ title, sections }: { title: string; sections: Section[] }): Blob {
  const pages = paged(title, sections)
  const first = 5
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (zh-CN) >>',
    `<< /Type /Pages /Count ${String(pages.length)} /Kids [${pages.map((_, at) => `${String(first + 2 * at)} 0 R`).join(' ')}] >>`,
    // A font every reader brings along: nothing is embedded, and its encoding is Unicode.
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-UniGB-UCS2-H /Encoding /UniGB-UCS2-H /DescendantFonts [<< ' +
      '/Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 1000 ' +
      `/W [1 [${latinWidths.join(' ')}]] ` +
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> ' +
      '/FontDescriptor << /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] ' +
      '/ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 737 /StemV 58 >> >>] >>',
    `<< /Title <feff${utf16(title)}> /Producer (Enterprise Service Portal) >>`,
    ...pages.flatMap((page, at) => {
      const content = page.map(drawn).join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${String(WIDTH)} ${String(HEIGHT)}] ` +
          `/Resources << /Font << /F1 3 0 R >> >> /Contents ${String(first + 2 * at + 1)} 0 R >>`,
        `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  return new Blob([assembled(objects)], { type: 'application/pdf' })
}

/** Lays the paragraphs out, a new page where one is full, and numbers the pages. */
function paged(title: string, sections: Section[]): Placed[][] {
  const pages: Placed[][] = [[]]
  let y = HEIGHT - MARGIN
  const put = (text: string, style: keyof typeof styles) => {
    const { size, leading, after, centred } = styles[style]
    const lines = wrapped(text, BODY / size)
    // A heading does not stay behind alone at the foot of a page.
    const needed = style === 'heading' ? leading + styles.line.leading : leading
    for (const line of lines) {
      if (y - needed < MARGIN) {
        pages.push([])
        y = HEIGHT - MARGIN
      }
      y -= leading
      const x = centred ? (WIDTH - widthOf(line) * size) / 2 : MARGIN
      pages.at(-1)!.push({ text: line, size, x, y })
    }
    y -= after
  }
  put(title, 'title')
  for (const { heading, lines } of sections) {
    y -= 8
    if (heading) put(heading, 'heading')
    for (const line of lines) put(line, 'line')
  }
  pages.forEach((page, at) => {
    const text = `第 ${String(at + 1)} 页，共 ${String(pages.length)} 页`
    page.push({ text, size: 9, x: (WIDTH - widthOf(text) * 9) / 2, y: MARGIN / 2 })
  })
  return pages
}

const drawn = ({ text, size, x, y }: Placed) =>
  `BT /F1 ${String(size)} Tf ${x.toFixed(2)} ${y.toFixed(2)} Td <${utf16(text)}> Tj ET`

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
