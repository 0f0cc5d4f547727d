import { expect, test } from 'vitest'
import type { Enterprise } from '#api/enterprise.ts'
import { prefillFrom } from './prefill.ts'

const user = { nickname: '林晓岚', tel: '13800000001' }
const record = (part: Partial<Enterprise>) => ({ attributes: [], ...part }) as unknown as Enterprise

test('figures are filled in with their register and year; 0 is a value', () => {
  const { form, sources } = prefillFrom(
    record({
      attributes: [
        {
          key: 'revenue',
          label: '',
          value: 42_800_000,
          year: 2025,
          source: '官方',
          register: '税务部门',
          confirmed: true,
        },
        { key: 'employees', label: '', value: 0, year: 2025, source: '手工', confirmed: true },
      ],
    }),
    user,
  )
  expect(form).toMatchObject({ revenue: 42_800_000, employees: 0 })
  expect(sources).toMatchObject({
    'form.revenue': '来自税务部门 · 2025 年',
    'form.employees': '企业自填 · 2025 年',
  })
})

test('a figure without a value is not filled in', () => {
  const gap = { key: 'employees', label: '', source: '手工', confirmed: false } as const
  expect(prefillFrom(record({ attributes: [gap] }), user).form).not.toHaveProperty('employees')
})

test('the contact is that of the enterprise, else the person who is signed in', () => {
  const own = prefillFrom(record({ contactName: '何嘉树' }), user)
  expect(own.form).toMatchObject({ contactName: '何嘉树', contactPhone: '13800000001' })
  expect(own.sources).toMatchObject({
    'form.contactName': '来自企业档案',
    'form.contactPhone': '来自账号信息',
  })
})
