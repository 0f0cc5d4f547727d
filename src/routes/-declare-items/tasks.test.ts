import { expect, test } from 'vitest'
import { tasksOf } from './tasks.ts'

const item = {
  childrenName: undefined,
  materials: ['审计报告', '立项书'].map((name) => ({
    name,
    required: true,
    note: '',
    accept: [],
    maxSizeMb: 20,
  })),
}
const file = { filePath: '/f', fileName: '审计报告.pdf', size: 1, type: 'application/pdf' }
const form = {
  employees: 120,
  contactName: '林晓岚',
  contactPhone: '13800000001',
  revenue: 0,
  rdCost: 0,
  applyAmount: 500_000,
  projectName: '减速器',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  projectSummary: '高精度减速器研发',
}
const words = (values: unknown, of: typeof item | undefined = item) =>
  tasksOf(values, of).map((one) => one.words)

test('what is missing is counted by step, and 0 is an answer', () => {
  const half = { form: { ...form, contactName: ' ', revenue: undefined }, materials: [] }
  expect(words(half)).toEqual(['还差 1 项', '还差 1 项', '必交材料已选 0/2', '尚未提交'])
})
test('a whole draft is still not submitted, in words', () => {
  const materials = [
    { name: '审计报告', files: [file] },
    { name: '立项书', files: [file] },
  ]
  expect(words({ form, materials })).toEqual(['已填写', '已填写', '必交材料已选 2/2', '尚未提交，可以提交'])
})
test('where the item has sub-items one has to be chosen', () => {
  expect(tasksOf({ form, childrenName: '' }, { ...item, childrenName: '首次认定' as never })[1]?.words).toBe(
    '还差 1 项',
  )
})
test('a draft of another shape, or of an unknown item, is shown and not judged', () => {
  expect(words(undefined)).toHaveLength(4)
  expect(tasksOf({ form, materials: [{ name: '旧材料', files: [file] }] }, undefined)[2]?.words).toBe(
    '已选 1 份',
  )
})
