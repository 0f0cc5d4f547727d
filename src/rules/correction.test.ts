import { expect, test } from 'vitest'
import { correctionProblem, type Corrected } from './correction.ts'

const before: Corrected = {
  form: { projectName: '减速器', revenue: 42_800_000, ip: [{ name: '装置', code: 'ZL1' }] },
  details: { rdCost: 2_600_000 },
  childrenName: '首次认定',
  materials: [
    { name: '审计报告', filePath: '/files/1' },
    { name: '立项书', filePath: '/files/2' },
  ],
}
const problem = '与退回前的内容相同，请按补正原因修改后提交'

test('a correction without any change is refused, in whatever order it is written', () => {
  expect(correctionProblem(before, before)).toBe(problem)
  const { form, materials, ...rest } = before
  const same = {
    ...rest,
    materials: materials.toReversed(),
    form: { ...Object.fromEntries(Object.entries(form!).toReversed()), contactName: '', quality: [] },
  }
  expect(correctionProblem(before, same)).toBe(problem)
  expect(correctionProblem({ materials: [] }, { materials: [], details: {} })).toBe(problem)
})

test.each<[string, Partial<Corrected>]>([
  ['a field', { form: { ...before.form, projectName: '高精度减速器' } }],
  ['a row of a table', { form: { ...before.form, ip: [{ name: '装置', code: 'ZL2' }] } }],
  ['a field of the item', { details: { rdCost: 2_354_000 } }],
  ['the sub-item', { childrenName: '复核认定' }],
  ['a file', { materials: [before.materials[0]!, { name: '立项书', filePath: '/files/3' }] }],
  ['one file more', { materials: [...before.materials, { name: '补充材料', filePath: '/files/4' }] }],
  ['one file less', { materials: before.materials.slice(1) }],
])('a change of %s suffices', (_, change) => {
  expect(correctionProblem(before, { ...before, ...change })).toBeUndefined()
})
