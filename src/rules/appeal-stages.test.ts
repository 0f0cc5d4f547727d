import { expect, test } from 'vitest'
import { appealStages } from './appeal-stages.ts'

/** Writes stages as a line: ✓ passed, ● under way, ✕ stopped, nothing ahead. */
const lineOf = (...given: Parameters<typeof appealStages>) => {
  const marks = { done: '✓', current: '●', stopped: '✕', ahead: '' }
  return appealStages(...given)
    .map(({ name, stage }) => `${marks[stage]}${name}`)
    .join(' ')
}

test.each([
  ['待受理', '✓提交 ●受理 办理 评价 办结'],
  ['已退回补充', '✓提交 ●受理 办理 评价 办结'],
  ['已转交', '✓提交 ✓受理 ●办理 评价 办结'],
  ['待评价', '✓提交 ✓受理 ✓办理 ●评价 办结'],
  ['已办结', '✓提交 ✓受理 ✓办理 ✓评价 ✓办结'],
  ['不予受理', '✓提交 ✕受理 办理 评价 办结'],
] as const)('an appeal in %s', (state, line) => {
  expect(lineOf(state)).toBe(line)
})

test('a withdrawn appeal has stages only where its last step is known', () => {
  expect(lineOf('已撤回')).toBe('')
  expect(lineOf('已撤回', 2)).toBe('✓提交 ✓受理 ✕办理 评价 办结')
})
