import { expect, test } from 'vitest'
import { differences } from './differences.ts'

const labels = {
  title: '标题',
  price: '价格',
  minOrder: '起订量',
  description: '详细说明',
  qualification: '资质',
  images: '图片',
}
const shown = {
  id: 'supply-1',
  title: '承接轴加工',
  description: '来图加工。',
  images: ['/upload/a.png'],
  qualification: ['甲'],
  price: 12,
}

test('differences show the public and the new value of each changed field', () => {
  const mine = {
    ...shown,
    id: 'supply-2',
    title: '承接精密轴加工',
    description: '字'.repeat(61),
    images: ['/upload/b.png'],
    qualification: ['甲', '乙'],
    minOrder: '100 件',
  }
  expect(differences(shown, mine, labels)).toEqual([
    ['标题', '承接轴加工 → 承接精密轴加工'],
    ['起订量', '未填写 → 100 件'],
    ['详细说明', '有改动'],
    ['资质', '甲 → 甲、乙'],
    ['图片', '有改动'],
  ])
})

test('a record that is submitted again without changes has no differences', () => {
  expect(differences(shown, { ...shown, images: ['/upload/a.png'] }, labels)).toEqual([])
})
