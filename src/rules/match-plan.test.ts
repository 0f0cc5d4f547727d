import { expect, test } from 'vitest'
import { contactsOf, type Plannable, planOf, sharedMaterials } from './match-plan.ts'

const NOW = Date.parse('2026-05-10T12:00:00+08:00')
const paper = (name: string, required = true) => ({ name, required, note: '' })
const item = (title: string, more: Partial<Plannable> = {}): Plannable => ({
  policyId: `p-${title}`,
  title,
  matchLevel: 'recommended',
  supportMode: '事后奖补',
  isRolling: false,
  materials: [paper('申报书')],
  steps: [],
  contactOrg: '市工信局',
  contactPhone: '1',
  ...more,
})
const day = (iso: string) => `${iso}T23:59:59+08:00`

test('the plan sorts by deadline, then by least work, and leaves out what is over', () => {
  const plan = planOf(
    [
      item('rolling', { isRolling: true }),
      item('later', { applyEnd: day('2026-08-01') }),
      item('over', { applyEnd: day('2026-05-01') }),
      item('june-heavy', { applyEnd: day('2026-06-01'), materials: [paper('a'), paper('b')] }),
      item('june-light', { applyEnd: day('2026-06-01') }),
      item('soon', { applyEnd: day('2026-05-12') }),
      item('next', { applyStart: day('2026-06-01'), applyEnd: day('2026-07-01') }),
      item('given', { supportMode: '免申即享', isRolling: true }),
    ],
    NOW,
  )
  expect(plan.map(({ phase, items }) => [phase, ...items.map((one) => one.title)])).toEqual([
    ['马上办', 'soon'],
    ['限期办', 'june-light', 'june-heavy', 'later'],
    ['随时办', 'rolling'],
    ['即将开始', 'next'],
    ['免申即享', 'given'],
  ])
})

test('a material that several items ask for appears once with all of them, and is required if one item requires it', () => {
  const shared = sharedMaterials([
    item('a', { materials: [paper('only a'), paper('audit', false)] }),
    item('b', { materials: [paper('audit'), paper('maybe', false)] }),
  ])
  expect(shared.map(({ name, required, policies }) => [name, required, policies.join()])).toEqual([
    ['audit', true, 'a,b'],
    ['only a', true, 'a'],
    ['maybe', false, 'b'],
  ])
})

test('each office appears once, each telephone with its items', () => {
  const contacts = contactsOf([
    item('a', { contactOrg: '市科技局', contactPhone: '9' }),
    item('b'),
    item('c', { contactPhone: '2' }),
    item('d'),
  ])
  expect(contacts.map(({ org }) => org)).toEqual(['市工信局', '市科技局'])
  expect(contacts[0]?.phones.map(({ phone, policies }) => [phone, policies.length])).toEqual([
    ['1', 2],
    ['2', 1],
  ])
})
