import { expect, test } from 'vitest'
import { filledRows, isBlock, pastedCells, readChoice } from './pasted-rows.ts'

test('cells are parsed as a spreadsheet writes them', () => {
  expect(pastedCells('甲\t1\r\n乙\t\r\n')).toEqual([
    ['甲', '1'],
    ['乙', ''],
  ])
  expect(pastedCells('甲\n乙\n\n')).toEqual([['甲'], ['乙']])
  expect(pastedCells('\u200b甲\u3000\t\ufeff1\r\n')).toEqual([['甲', '1']])
  expect(pastedCells('')).toEqual([])
})

test('a quoted text of several lines is one cell without its quotes', () => {
  expect(pastedCells('"一种\n“磨削”装置\n带""夹具"""\t发明\r\n二\t3')).toEqual([
    ['一种 “磨削”装置 带"夹具"', '发明'],
    ['二', '3'],
  ])
  expect(pastedCells('甲\t"一\r\n二"\r\n')).toEqual([['甲', '一 二']])
})

test('quotes within one line stay part of the text', () => {
  expect(pastedCells('"甲"\t乙"丙\n"丁\t3')).toEqual([
    ['"甲"', '乙"丙'],
    ['"丁', '3'],
  ])
})

test('a single text is no block, whatever follows it', () => {
  expect(['4280', '4280\r\n', '"一\n二"\r\n'].map((text) => isBlock(pastedCells(text)))).toEqual([
    false,
    false,
    false,
  ])
  expect(['甲\t', '甲\t乙', '甲\n乙', '\t乙'].map((text) => isBlock(pastedCells(text)))).toEqual([
    true,
    true,
    true,
    true,
  ])
})

interface Piece {
  title: string
  kind: string
  no: string
}
const blank: Piece = { title: '', kind: '', no: '' }
const table = {
  columns: [
    { name: 'name', key: 'title', label: '名称' },
    { name: 'kind', key: 'kind', label: '类别', read: (text: string) => readChoice(text, ['发明专利']) },
    { name: 'no', key: 'no', label: '证书号' },
  ] as const,
  blank,
  most: 3,
}
const fill = (text: string, name: string, rows: readonly Piece[] = [blank]) =>
  filledRows(rows, pastedCells(text), name, table)

test('a block fills the cells to the right and below, and rows are added', () => {
  expect(fill('丝杠\t发明\tZL1\n导轨\t其他\tZL2', 'ip[0].name')).toEqual({
    value: [
      { title: '丝杠', kind: '发明专利', no: 'ZL1' },
      { title: '导轨', kind: '其他', no: 'ZL2' },
    ],
    count: 6,
    left: [],
    over: 0,
  })
})

test('an empty cell keeps the typed text, and the cells around the block stay', () => {
  const rows = [
    { title: '丝杠', kind: '发明专利', no: 'ZL1' },
    { title: '导轨', kind: '', no: '' },
  ]
  expect(fill('\tZL9\n发明专利\tZL2', 'ip[0].kind', rows)).toEqual({
    value: [
      { title: '丝杠', kind: '发明专利', no: 'ZL9' },
      { title: '导轨', kind: '发明专利', no: 'ZL2' },
    ],
    count: 3,
    left: [],
    over: 0,
  })
})

test('cells beyond the last column or row are reported', () => {
  expect(fill('ZL1\t甲\nZL2\nZL3', 'ip[1].no')).toMatchObject({ count: 2, left: ['甲'], over: 1 })
})

test('headings assign cells to columns', () => {
  expect(fill('序号\t证书号\t名称（全称）\n1\tZL1\t丝杠', 'ip[0].kind')).toEqual({
    value: [{ title: '丝杠', kind: '', no: 'ZL1' }],
    count: 2,
    left: ['序号'],
    over: 0,
  })
})

test('a control outside the table accepts no block', () => {
  expect(fill('甲\t乙', 'contactName')).toBeUndefined()
  expect(fill('甲\t乙', 'ip[0].operation')).toBeUndefined()
})

test('a choice is found by its label or its beginning, never guessed', () => {
  const kinds = ['发明专利', '实用新型专利', '外观设计专利', '外观件']
  expect(readChoice(' 发明专利 ', kinds)).toBe('发明专利')
  expect(readChoice('发 明', kinds)).toBe('发明专利')
  expect(readChoice('外观', kinds)).toBe('外观')
  expect(readChoice('发明专利申请', kinds)).toBe('发明专利申请')
})
