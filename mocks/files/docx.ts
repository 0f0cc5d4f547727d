import { escapeXml, HEAD, zipPackage } from './ooxml.ts'

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

interface Text {
  title: string
  paragraphs: string[]
}

/** Builds a Word document in A4: a centred title and paragraphs, each with the customary indent of two characters. */
export function docxOf({ title, paragraphs }: Text): Blob {
  const head = paragraph(title, '<w:spacing w:after="360"/><w:jc w:val="center"/>', 36, true)
  const body = paragraphs.map((one) =>
    paragraph(one, '<w:spacing w:line="360" w:lineRule="auto"/><w:ind w:firstLine="480"/>', 24),
  )
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/></w:sectPr>'
  const document = `${HEAD}<w:document xmlns:w="${MAIN}"><w:body>${head}${body.join('')}${page}</w:body></w:document>`
  return zipPackage(
    TYPE,
    'word/document.xml',
    { 'word/document.xml': `${TYPE}.main+xml` },
    { 'word/document.xml': document },
  )
}

/** Returns the XML of a paragraph. @param size in half points */
function paragraph(text: string, properties: string, size: number, bold = false): string {
  const run =
    '<w:rPr><w:rFonts w:ascii="宋体" w:hAnsi="宋体" w:eastAsia="宋体"/>' +
    `${bold ? '<w:b/>' : ''}<w:sz w:val="${String(size)}"/></w:rPr>`
  return `<w:p><w:pPr>${properties}</w:pPr><w:r>${run}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`
}
