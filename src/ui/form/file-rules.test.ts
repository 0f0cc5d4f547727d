import { expect, test } from 'vitest'
import { fileProblem, rulesText, sizeText, sortFiles } from './file-rules.ts'

const MB = 1024 * 1024
const rules = { accept: '.pdf,.jpg', maxSizeMb: 20, limit: 2 }
const pdf = (name: string, size = MB) => ({ name, size })

test('A slot shows its rules', () => {
  expect(rulesText(rules)).toBe('PDF、JPG，20 MB 以内，最多 2 个')
  expect(rulesText({})).toBe('')
  expect(sizeText(3.25 * MB)).toBe('3.3 MB')
  expect(sizeText(100)).toBe('1 KB')
  expect(sizeText(10_242.5 * MB)).toBe('10 GB')
})

test('A file is rejected for its extension, size or emptiness, with its name', () => {
  expect(fileProblem(pdf('报告.docx'), rules)).toBe('“报告.docx”的格式不符，应为 PDF、JPG')
  expect(fileProblem(pdf('报告'), rules)).toBe('“报告”的格式不符，应为 PDF、JPG')
  expect(fileProblem(pdf('报告.pdf', 20 * MB + 1), rules)).toBe('“报告.pdf”有 20 MB，超过 20 MB')
  expect(fileProblem(pdf('报告.pdf', 0), rules)).toBe('“报告.pdf”是空文件')
  expect(fileProblem(pdf('报告.PDF', 20 * MB), rules)).toBeUndefined()
})

test('Of several files, the valid ones are accepted up to the limit', () => {
  const { taken, problems } = sortFiles([pdf('a.pdf'), pdf('b.txt'), pdf('c.jpg')], rules, 1)
  expect(taken.map((file) => file.name)).toEqual(['a.pdf'])
  expect(problems).toEqual(['“b.txt”的格式不符，应为 PDF、JPG', '最多 2 个，“c.jpg”未加入'])
})
