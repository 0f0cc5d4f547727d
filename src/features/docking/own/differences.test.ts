import { expect, test } from 'vitest'
import type { MySupply, Supply } from '#api/docking.ts'
import { differences } from './differences.ts'

const shown = {
  title: '承接轴加工',
  description: '来图加工。',
  images: ['/upload/a.png'],
  qualification: ['甲'],
  price: 12,
} as unknown as Supply

test('what is public and what it is to be stand side by side, field by field', () => {
  const mine = {
    ...shown,
    title: '承接精密轴加工',
    description: '字'.repeat(61),
    images: ['/upload/b.png'],
    qualification: ['甲', '乙'],
    minOrder: '100 件',
  } as unknown as MySupply
  expect(differences(shown, mine)).toEqual([
    { label: '标题', words: '承接轴加工 → 承接精密轴加工' },
    { label: '详细说明', words: '有改动' },
    { label: '起订量', words: '未填写 → 100 件' },
    { label: '资质', words: '甲 → 甲、乙' },
    { label: '图片', words: '有改动' },
  ])
})

test('nothing differs in a record that was only handed in again', () => {
  expect(differences(shown, { ...shown, images: ['/upload/a.png'] } as unknown as MySupply)).toEqual([])
})
