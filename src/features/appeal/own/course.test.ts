import { expect, test } from 'vitest'
import type { Appeal } from '#api/appeal.ts'
import { appealCourse } from './course.ts'

const now = Date.parse('2026-11-29T02:00:00Z')
const step = (action: string, state: Appeal['state'], day: number) => ({
  ...{ action, state, time: `2026-11-${String(day)}T02:00:00.000Z` },
})
const appeal = {
  ...{ type: '求助', state: '办理中', handlerOrg: '市城管局', dueDate: '2026-12-02T10:00:00.000Z' },
  timeline: [
    step('提交', '待受理', 24),
    step('受理', '已受理', 25),
    step('转交', '已转交', 26),
    step('办理', '办理中', 27),
  ],
} as unknown as Appeal
const linesOf = (one: Appeal) =>
  appealCourse(one, now).map(({ name, stage, note, nodes }) =>
    [name, stage, note, ...nodes.map(({ title }) => title)].filter(Boolean).join(' '),
  )

test('each step stands in the stage that it was taken in, and the office in the stage under way', () => {
  expect(linesOf(appeal)).toEqual([
    '提交 done 11月24日 提交',
    '受理 done 11月25日 受理',
    '办理 current 12月2日前 转交 办理 由市城管局办理',
    '评价 ahead 评价',
    '办结 ahead',
  ])
})

test('a withdrawn appeal stops in the stage of its last step', () => {
  const timeline = [...appeal.timeline.slice(0, 2), step('撤回', '已撤回', 26)]
  const withdrawn = { ...appeal, state: '已撤回', timeline } as Appeal
  expect(linesOf(withdrawn)[2]).toBe('办理 stopped 11月26日 撤回')
})
