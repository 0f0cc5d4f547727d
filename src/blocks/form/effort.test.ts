import { expect, test } from 'vitest'
import { effortOf, effortText } from './effort.ts'

const steps = [
  { key: 'facts', title: '信息', fields: ['enName', 'form.name', 'form.amount', 'form.note'] },
  { key: 'papers', title: '材料', fields: ['materials'] },
  { key: 'review', title: '核对', fields: ['agreed'] },
]
const file = { filePath: '/f', fileName: '报告.pdf', size: 1, type: 'application/pdf' }
const empty = {
  form: { name: '', amount: undefined, note: '' },
  materials: [
    { name: '审计报告', files: [] as object[] },
    { name: '立项书', files: [] as object[] },
  ],
  agreed: false,
}
const at = (name: string) => ({ name, label: name, message: '请填写' })
const of = (values: object, ...wrong: string[]) =>
  effortOf({ steps, values, isAsked: () => true, wrong: wrong.map(at), later: [] } as never)
const all = ['form.name', 'form.amount', 'materials[0].files', 'agreed']

test('an empty form is said to take time, and nothing of it to be filled in', () => {
  const effort = of(empty, ...all)
  expect(effort).toEqual({ filled: 0, fields: 2, papers: 1 })
  expect(effortText(effort, '核对后提交')).toBe('约需 3 分钟')
})

test('what is filled in is counted, what is wrong is not, and the time falls', () => {
  const values = { ...empty, form: { name: '减速器', amount: '约50', note: '选填' } }
  expect(of(values, 'form.amount', 'materials[0].files', 'agreed')).toEqual({
    filled: 2,
    fields: 1,
    papers: 1,
  })
  expect(effortText({ filled: 2, fields: 1, papers: 1 }, '')).toBe('约需 3 分钟，2 项已填')
  expect(effortText({ filled: 2, fields: 1, papers: 0 }, '')).toBe('约需 1 分钟，2 项已填')
})

test('a form that is filled in says what remains, without the consent', () => {
  const materials = [{ name: '审计报告', files: [file] }, empty.materials[1]]
  const effort = of({ ...empty, form: { name: '减速器', amount: 0, note: '' }, materials }, 'agreed')
  expect(effort).toEqual({ filled: 3, fields: 0, papers: 0 })
  expect(effortText(effort, '核对后提交')).toBe('3 项已填，核对后提交')
})

test('a field with two errors, one of them for later, is counted once', () => {
  const form = {
    steps,
    values: empty,
    isAsked: () => true,
    wrong: [at('form.name')],
    later: [at('form.name')],
  }
  expect(effortOf(form as never).fields).toBe(1)
})
