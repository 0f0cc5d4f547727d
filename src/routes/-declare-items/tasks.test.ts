import { expect, test } from 'vitest'
import { specialTasksOf, tasksOf } from './tasks.ts'

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

test('Missing fields are counted by step, and 0 is an answer', () => {
  const half = { form: { ...form, contactName: ' ', revenue: undefined }, materials: [] }
  expect(words(half)).toEqual(['还差 1 项', '还差 1 项', '必交材料 0/2', '尚未提交'])
})
test('A complete draft still shows that it is not submitted', () => {
  const materials = [
    { name: '审计报告', files: [file] },
    { name: '立项书', files: [file] },
  ]
  expect(words({ form, materials })).toEqual(['已填写', '已填写', '必交材料 2/2', '尚未提交，可以提交'])
})
test('An item with sub-items needs one to be chosen', () => {
  expect(tasksOf({ form, childrenName: '' }, { ...item, childrenName: '首次认定' as never })[1]?.words).toBe(
    '还差 1 项',
  )
})
test('A draft of another shape or of an unknown item is shown without judging it', () => {
  expect(words(undefined)).toHaveLength(4)
  expect(tasksOf({ form, materials: [{ name: '旧材料', files: [file] }] }, undefined)[2]?.words).toBe(
    '已选 1 份',
  )
})

test('A special declaration has its own tasks, and optional ones are not missing', () => {
  const market = { tier: '专精特新中小企业', industryCode: '3451', mainProduct: '丝杠', marketYears: 11 }
  const people = { employees: 186, rdEmployees: 0, contactName: '林晓岚', contactPhone: '13800000001' }
  const figures = { revenue: 1, revenueBefore: 1, mainRevenue: 1, rdCost: 0, rdCostBefore: 0 }
  const sheet = { totalAssets: 1, totalDebts: 0, summary: '专注功能部件', quality: [], ip: [] }
  const all = { ...market, ...people, ...figures, ...sheet }
  const statuses = (form: object, materials: object[] = []) =>
    specialTasksOf({ form, materials }, item).map(({ step, words }) => `${step} ${words}`)
  expect(statuses({ ...all, mainProduct: '', totalDebts: undefined })).toEqual([
    ...['market 还差 1 项', 'figures 还差 1 项', 'people 已填写', 'ip 选填', 'quality 选填'],
    ...['papers 必交材料 0/2', 'review 尚未提交'],
  ])
  const materials = item.materials.map(({ name }) => ({ name, files: [file] }))
  const ip = [
    { title: '一种丝杠', kind: '', no: '', date: '' },
    { title: '', kind: '', no: '', date: '' },
  ]
  expect(statuses({ ...all, ip, quality: ['体系认证'] }, materials).slice(3)).toEqual([
    ...['ip 已填 1 项', 'quality 已填写', 'papers 必交材料 2/2', 'review 尚未提交，可以提交'],
  ])
  // The tier 小巨人 needs a third year.
  expect(statuses({ ...all, tier: '专精特新“小巨人”企业' })[1]).toBe('figures 还差 1 项')
})
