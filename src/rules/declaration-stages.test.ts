import { expect, test } from 'vitest'
import { declarationStages, stageOfStep } from './declaration-stages.ts'
import { applicationLifecycle, benefitLifecycle, declarationLifecycle } from './declaration-states.ts'

/** Writes stages as a line: ✓ passed, ● under way, ✕ stopped, nothing ahead. */
const lineOf = (...given: Parameters<typeof declarationStages>) => {
  const marks = { done: '✓', current: '●', stopped: '✕', ahead: '' }
  return declarationStages(...given)
    .map(({ name, stage }) => `${marks[stage]}${name}`)
    .join(' ')
}

test.each([
  ['草稿', '●提交 受理 审核 公示 兑付'],
  ['已提交', '✓提交 ●受理 审核 公示 兑付'],
  ['待补正', '✓提交 ●受理 审核 公示 兑付'],
  ['评审中', '✓提交 ✓受理 ●审核 公示 兑付'],
  ['公示中', '✓提交 ✓受理 ✓审核 ●公示 兑付'],
  ['已通过', '✓提交 ✓受理 ✓审核 ✓公示 ●兑付'],
  ['已兑付', '✓提交 ✓受理 ✓审核 ✓公示 ✓兑付'],
  ['逾期作废', '✓提交 ✕受理 审核 公示 兑付'],
] as const)('an application in %s', (status, line) => {
  expect(lineOf({ type: 'apply', status })).toBe(line)
})

test.each([
  ['意愿确认', '✓系统比对 ✓精准推送 ●意愿确认 自动兑付 公示归档'],
  ['放弃享受', '✓系统比对 ✓精准推送 ✕意愿确认 自动兑付 公示归档'],
  ['公示归档', '✓系统比对 ✓精准推送 ✓意愿确认 ✓自动兑付 ✓公示归档'],
] as const)('a benefit in %s', (status, line) => {
  expect(lineOf({ type: 'apply-msjx', status })).toBe(line)
})

test('a refused declaration has stages only where its last step is known', () => {
  const refused = { type: 'apply', status: '不予通过' } as const
  expect(lineOf(refused)).toBe('')
  expect(lineOf(refused, stageOfStep('apply', '专家评审'))).toBe('✓提交 ✓受理 ✕审核 公示 兑付')
})

test('every state that is under way has a stage', () => {
  const underWay = [
    ...applicationLifecycle.words.map((status) => ({ type: 'apply', status })),
    ...benefitLifecycle.words.map((status) => ({ type: 'apply-msjx', status })),
  ].filter(({ status }) => !declarationLifecycle.isFinal(status))
  expect(underWay.filter((one) => !lineOf(one).includes('●'))).toEqual([])
})

test('a colour says whether the enterprise must act, and whether the end was bad', () => {
  const toneOf = (status: '待补正' | '审核中' | '逾期作废') =>
    declarationStages({ type: 'apply', status }).find(({ tone }) => tone)?.tone
  expect([toneOf('待补正'), toneOf('审核中'), toneOf('逾期作废')]).toEqual(['warn', 'info', 'bad'])
})

test('a step belongs to a stage by its name, and a rating to none', () => {
  const steps = ['提交申报', '形式审查', '初审', '专家评审', '企业补正', '资金拨付', '企业评价']
  expect(steps.map((step) => stageOfStep('apply', step))).toEqual([0, 1, 2, 2, 1, 4, -1])
  expect(stageOfStep('apply-msjx', '自动兑付')).toBe(3)
})
