import { expect, test } from 'vitest'
import type { DeclarationBrief, FlowNode } from '#api/declaration.ts'
import { courseOf } from './course.ts'
import { nextStepOf } from './turn.ts'

const now = Date.parse('2026-11-29T02:00:00.000Z')
const one = {
  ...{ id: 'd1', type: 'apply', status: '审核中', department: '市科技局', level: '市级' },
  ...{ updateTime: '2026-11-27T02:00:00.000Z', stepTime: '2026-11-26T02:00:00.000Z' },
} as DeclarationBrief
const step = (nodeName: string, day: number, ended = true): FlowNode => ({
  ...{ id: nodeName, nodeName, handlerOrg: '市科技局', action: '初审', limitDays: 7, overdue: false },
  startTime: `2026-11-${String(day)}T02:00:00.000Z`,
  ...(ended ? { endTime: `2026-11-${String(day + 1)}T02:00:00.000Z` } : {}),
})

test('the course has each step in its stage, and each stage its date or its days', () => {
  const records = [step('提交申报', 18), step('形式审查', 19), step('初审', 21), step('复审', 26, false)]
  const ahead = [
    { nodeName: '专家评审', limitDays: 15 },
    { nodeName: '结果公示', limitDays: 5 },
    { nodeName: '批复下达', limitDays: 10 },
    { nodeName: '资金拨付', limitDays: 15 },
  ]
  const stages = courseOf(one, records, ahead, now)
  expect(stages.map(({ name, note, nodes }) => [name, note, nodes.map(({ title }) => title)])).toEqual([
    ['提交', '11月19日', ['提交申报']],
    ['受理', '11月20日', ['形式审查']],
    ['审核', '12月7日前', ['初审', '复审', '专家评审']],
    ['公示', '5 个工作日', ['结果公示']],
    ['兑付', '25 个工作日', ['批复下达', '资金拨付']],
  ])
})

test('a refusal stops the course at its last step, and a rating stays with it', () => {
  const refused = { ...one, status: '不予通过' } as const
  const stages = courseOf(refused, [step('提交申报', 18), step('初审', 21), step('企业评价', 23)], [], now)
  expect(stages.map(({ stage }) => stage)).toEqual(['done', 'done', 'stopped', 'ahead', 'ahead'])
  expect(stages[2]!.nodes.map(({ title }) => title)).toEqual(['初审', '企业评价'])
})

test('a row says who has the declaration, what for and until when', () => {
  expect(nextStepOf(one, now)).toEqual({ who: '市科技局', deed: '复审', until: '12月7日前', late: undefined })
  const late = { ...one, stepTime: '2026-11-10T02:00:00.000Z' }
  expect(nextStepOf(late, now)).toMatchObject({ until: '11月19日前', late: '已逾期 6 个工作日' })
  const returned = { ...one, status: '待补正', dueDate: '2026-12-03T10:00:00.000Z' } as const
  expect(nextStepOf(returned, now)).toEqual({ who: '本企业', deed: '提交补正材料', until: '12月3日前' })
  expect(nextStepOf({ ...one, status: '已兑付' }, now)).toBeUndefined()
})
