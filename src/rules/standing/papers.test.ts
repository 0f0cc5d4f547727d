import { expect, test } from 'vitest'
import { fittingPapers, heldPapers, isExpired, offerText, type PaperSources, validityText } from './papers.ts'

const now = '2026-11-20T02:00:00.000Z'
const file = (fileName: string, size = 20_000) => ({
  filePath: `/upload/${fileName}`,
  fileName,
  size,
  type: 'application/pdf',
})
const material = (name: string, fileName = `${name}.pdf`) => ({ name, ...file(fileName) })
const handedIn = (
  itemName: string,
  submitTime: string,
  materials: NonNullable<PaperSources['handedIn']>[number]['materials'],
) => ({ itemId: `item-${itemName}`, itemName, submitTime, materials })
const licence = (kind: NonNullable<PaperSources['licences']>[number]['kind'], validUntil?: string) => ({
  ...{ kind, number: '37-1', issuedBy: '市市场监管局', issueDate: '2020-03-01' },
  ...(validUntil ? { validUntil } : {}),
  file: file(`${kind}.pdf`),
})
const asked = (name: string, accept = ['pdf']) => ({ name, accept, maxSizeMb: 20 })
const namesFor = (sources: PaperSources, name: string, itemId = 'item-new') =>
  fittingPapers(heldPapers(sources), asked(name), itemId, now).map((one) => one.file.fileName)

test('a licence fits the material of its kind, under each name that items use', () => {
  const sources = { licences: [licence('营业执照'), licence('高新技术企业证书')], handedIn: [] }
  expect(namesFor(sources, '营业执照副本')).toEqual(['营业执照.pdf'])
  expect(namesFor(sources, '营业执照')).toEqual(['营业执照.pdf'])
  expect(namesFor(sources, '资质认定文件')).toEqual(['高新技术企业证书.pdf'])
  expect(namesFor(sources, '纳税证明')).toEqual([])
})

test('a name that only resembles another is no fit', () => {
  const sources = {
    licences: [],
    handedIn: [handedIn('a', '2026-10-27T02:00:00.000Z', [material('上年度审计报告')])],
  }
  expect(namesFor(sources, '审计报告')).toEqual(['上年度审计报告.pdf'])
  expect(namesFor(sources, '研发费用专项审计报告')).toEqual([])
  expect(namesFor(sources, '上年度审计报告附件')).toEqual([])
})

test('an earlier paper under a name of several kinds fits that name alone', () => {
  const sources = {
    licences: [],
    handedIn: [handedIn('a', '2026-10-27T02:00:00.000Z', [material('资质认定文件')])],
  }
  expect(namesFor(sources, '资质认定文件')).toEqual(['资质认定文件.pdf'])
  expect(namesFor(sources, '高新技术企业证书')).toEqual([])
})

test('licences come first, then the papers that were handed in last', () => {
  const sources = {
    licences: [licence('营业执照')],
    handedIn: [
      handedIn('old', '2026-02-01T02:00:00.000Z', [material('营业执照副本', '旧.pdf')]),
      handedIn('new', '2026-10-27T02:00:00.000Z', [material('营业执照副本', '新.pdf')]),
    ],
  }
  expect(namesFor(sources, '营业执照副本')).toEqual(['营业执照.pdf', '新.pdf', '旧.pdf'])
})

test('a paper about a year holds until the year of its handing in ends, and is then no longer offered', () => {
  const of = (submitTime: string) => ({
    licences: [],
    handedIn: [handedIn('a', submitTime, [material('上年度审计报告')])],
  })
  const [paper] = heldPapers(of('2025-12-30T02:00:00.000Z'))
  expect(paper).toMatchObject({ validUntil: '2025-12-31' })
  expect(isExpired(paper!, '2025-12-31T15:00:00.000Z')).toBe(false)
  expect(isExpired(paper!, '2025-12-31T16:00:00.000Z')).toBe(true)
  expect(validityText(paper!, now)).toBe('2025年12月31日已过期')
  expect(namesFor(of('2025-12-30T02:00:00.000Z'), '上年度审计报告')).toEqual([])
  expect(namesFor(of('2026-01-02T02:00:00.000Z'), '上年度审计报告')).toEqual(['上年度审计报告.pdf'])
})

test('an expired licence is held, but not offered', () => {
  const sources = { licences: [licence('高新技术企业证书', '2026-11-19')], handedIn: [] }
  expect(heldPapers(sources)).toHaveLength(1)
  expect(namesFor(sources, '高新技术企业证书')).toEqual([])
})

test('a paper that was written for an item serves that item alone', () => {
  const sources = {
    licences: [],
    handedIn: [handedIn('a', '2026-10-27T02:00:00.000Z', [material('项目申报书')])],
  }
  expect(namesFor(sources, '项目申报书')).toEqual([])
  expect(namesFor(sources, '项目申报书', 'item-a')).toEqual(['项目申报书.pdf'])
})

test('a returned paper, and a file that the material does not accept, are not offered', () => {
  const sources = {
    licences: [],
    handedIn: [
      handedIn('a', '2026-10-27T02:00:00.000Z', [
        { ...material('纳税证明', '退回.pdf'), returned: true },
        material('纳税证明', '完税.jpg'),
        { ...material('纳税证明', '大.pdf'), size: 30_000_000 },
      ]),
    ],
  }
  expect(namesFor(sources, '纳税证明')).toEqual([])
})

test('a file that was handed in twice is one paper with two uses', () => {
  const [paper, ...others] = heldPapers({
    licences: [],
    handedIn: [
      handedIn('first', '2026-02-01T02:00:00.000Z', [material('上年度审计报告')]),
      handedIn('last', '2026-10-27T02:00:00.000Z', [material('上年度审计报告')]),
    ],
  })
  expect(others).toEqual([])
  expect(paper!.uses.map(({ itemName }) => itemName)).toEqual(['last', 'first'])
  expect(offerText(paper!, 'other', now)).toBe('上年度审计报告 · 10月27日 用于“last” · 有效至 2026年12月31日')
})
