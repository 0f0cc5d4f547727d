import { strFromU8, unzipSync } from 'fflate'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { docxOf } from './docx.ts'
import { wrapLines } from './layout.ts'
import { linksOf, textsOf } from './pdf.test-kit.ts'
import { pdfOf } from './pdf.ts'
import { pngOf } from './png.ts'

const long = {
  title: '政策匹配报告',
  sections: [
    { heading: '企业概况', lines: ['澄岳精密制造有限公司，上年营业收入 4280 万元。'] },
    {
      heading: '匹配结果',
      lines: Array.from({ length: 60 }, (_, at) => `第 ${String(at + 1)} 项：符合条件`),
    },
  ],
}

async function unzip(blob: Blob): Promise<Record<string, string>> {
  const parts = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  return Object.fromEntries(Object.entries(parts).map(([path, bytes]) => [path, strFromU8(bytes)]))
}

test('a PDF has the right type and header, and its table points at every object', async () => {
  const blob = pdfOf(long)
  const pdf = await blob.text()
  expect(blob.type).toBe('application/pdf')
  expect(pdf.startsWith('%PDF-1.')).toBe(true)
  expect(pdf.endsWith('%%EOF\n')).toBe(true)
  const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1])
  expect(pdf.slice(start, start + 4)).toBe('xref')
  const places = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place))
  expect(places.length).toBeGreaterThan(5)
  places.forEach((place, at) => {
    expect(pdf.slice(place)).toMatch(new RegExp(`^${String(at + 1)} 0 obj\n`))
  })
})

test('a long PDF has several pages, each of its stated length, and all of its Chinese text', async () => {
  const pdf = await pdfOf(long).text()
  expect(Number(/\/Count (\d+)/.exec(pdf)?.[1])).toBe(2)
  for (const [, length, content] of pdf.matchAll(/\/Length (\d+) >>\nstream\n([^]*?)\nendstream/g)) {
    expect(content).toHaveLength(Number(length))
  }
  const texts = textsOf(pdf)
  expect(texts[0]).toBe('政策匹配报告')
  expect(texts).toContain('澄岳精密制造有限公司，上年营业收入 4280 万元。')
  expect(texts.filter((one) => one.endsWith('符合条件'))).toHaveLength(60)
  expect(texts.at(-1)).toBe('第 2 页，共 2 页')
})

test('a QR code stays with its text on one page, and its area links to its address', async () => {
  const code = 'https://qy.example/(a)?id=1'
  const pdf = await pdfOf({
    ...long,
    sections: [...long.sections, { heading: '核验', lines: ['扫描核验'], code }],
  }).text()
  expect(linksOf(pdf)).toEqual([code])
  const [sheet] = [...pdf.matchAll(/stream\n([^]*?)\nendstream/g)].filter(([, drawn]) =>
    drawn!.includes(' re\n'),
  )
  const dark = encode(code, { ecc: 'M' }).data.flat().filter(Boolean)
  expect(sheet?.[1]?.match(/ re$/gm)).toHaveLength(dark.length)
  expect(textsOf(sheet?.[1] ?? '')).toEqual(expect.arrayContaining(['核验', '扫描核验']))
})

test('wrapped lines keep words and numbers whole and do not begin with a comma', () => {
  expect(wrapLines('共计三项。补贴 12800 元', 6)).toEqual(['共计三项。补', '贴 12800 元'])
  expect(wrapLines('一二三四五六，七', 6)).toEqual(['一二三四五六，', '七'])
  expect(wrapLines('', 6)).toEqual([''])
})

test('a Word document holds its title and paragraphs', async () => {
  const parts = await unzip(docxOf({ title: '申报书', paragraphs: ['一、基本情况', '资金 < 50 万元'] }))
  const texts = [...parts['word/document.xml']!.matchAll(/<w:t [^>]*>([^<]*)</g)].map(([, text]) => text)
  expect(texts).toEqual(['申报书', '一、基本情况', '资金 &lt; 50 万元'])
})

test('a picture is a PNG of the requested size', () => {
  const bytes = Buffer.from(pngOf(3, 2, () => 255).split(',')[1]!, 'base64')
  expect(bytes.subarray(0, 8)).toEqual(Buffer.from('89504e470d0a1a0a', 'hex'))
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([3, 2])
})
