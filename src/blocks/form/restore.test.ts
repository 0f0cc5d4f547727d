import { expect, test } from 'vitest'
import { labelOf } from './names.ts'
import { restore } from './restore.ts'

const report = { filePath: 'local:f1', fileName: '报告.pdf', size: 1, type: 'application/pdf' }
const start = {
  title: '',
  budget: undefined as number | string | undefined,
  agreed: false,
  images: [] as unknown[],
  form: { start: '' },
  materials: [{ name: '审计报告', files: [] as unknown[] }],
}
const kept = {
  title: '减速器',
  budget: '约50x',
  agreed: true,
  images: [report],
  form: { start: '2026-01-01' },
  materials: [{ name: '审计报告', files: [report] }],
}

test('a draft of the same shape is restored completely, unparsable amounts as typed', () => {
  expect(restore(start, structuredClone(kept))).toEqual({ values: kept, lost: [] })
})

test('an emptied amount stays empty despite its initial value', () => {
  expect(restore({ ...start, budget: 5 }, { ...kept, budget: undefined }).values.budget).toBeUndefined()
})

test('a new field gets its initial value; an unknown field is left out', () => {
  const { values, lost } = restore(start, { title: '减速器', gone: 1 })
  expect(values).toEqual({ ...start, title: '减速器' })
  expect(lost).toEqual([])
})

test('fields of another type are reported as lost, and the rest is kept', () => {
  const { values, lost } = restore(start, {
    ...kept,
    form: { start: 20_260_101 },
    images: [{ filePath: 'local:f1' }],
    materials: [
      { name: '旧材料', files: [report] },
      { name: '从未上传', files: [] },
    ],
  })
  expect(values).toMatchObject({
    title: '减速器',
    form: { start: '' },
    images: [],
    materials: start.materials,
  })
  expect(lost.map((name) => labelOf(name, { 'form.start': '开始日期', images: '图片' }, values))).toEqual([
    '图片',
    '开始日期',
    '旧材料',
  ])
})

test('a value that is no draft is reported as lost', () => {
  expect(restore(start, 'x')).toEqual({ values: start, lost: [''] })
})
