import { expect, test } from 'vitest'
import type { FlowNode } from '#api/declaration.ts'
import { auditNode } from './audit-node.ts'
import { appealNode, flowNode } from './nodes.ts'

const step: FlowNode = {
  id: 'flow-1',
  nodeName: '初审',
  handlerOrg: '市科技局',
  action: '初审',
  startTime: '2026-11-02T01:00:00.000Z',
  limitDays: 5,
  overdue: true,
}

test('a step in progress is current, and states by how many working days it is late', () => {
  // Starts on a Monday: five working days and a weekend, then two more working days.
  const node = flowNode(step, 0, Date.parse('2026-11-11T01:00:00.000Z'))
  expect(node).toMatchObject({ title: '初审', stage: 'current', overdue: '已超期 2 个工作日' })
  expect(node.meta).toEqual(['市科技局', '初审', expect.stringMatching(/ 起$/), '时限 5 个工作日'])
})

test('a step that ended in time is done and shows its time', () => {
  const node = flowNode({ ...step, endTime: '2026-11-03T01:00:00.000Z', overdue: false }, 0, 0)
  expect(node.stage).toBe('done')
  expect(node.overdue).toBeUndefined()
  expect(node.meta?.[2]).not.toMatch(/起$/)
})

test('a step of the enterprise shows who took it', () => {
  const node = flowNode({ ...step, handlerOrg: '澄岳精密', operator: '沈知行' }, 0, 0)
  expect(node.meta?.slice(0, 2)).toEqual(['澄岳精密', '沈知行'])
  const urged = { time: step.startTime, state: '待受理', action: '催办', operator: '沈知行' } as const
  expect(appealNode(urged, 0).meta?.[0]).toBe('沈知行')
})

test('a rejection shows its reason; two steps of the same moment have different ids', () => {
  const record = {
    time: '2026-11-02T01:00:00.000Z',
    operator: '市工信局',
    result: '驳回',
    opinion: '图片不清',
  } as const
  expect(auditNode(record, 0)).toMatchObject({ title: '驳回', opinion: '图片不清' })
  expect(auditNode(record, 0).id).not.toBe(auditNode(record, 1).id)
})

test('a step of the applicant shows no office', () => {
  const node = appealNode({ time: '2026-11-02T01:00:00.000Z', state: '待受理', action: '提交' }, 0)
  expect(node.meta?.[0]).toBeUndefined()
  expect(node.meta?.[1]).toBe('待受理')
})

test('a transfer of an appeal shows both offices', () => {
  const node = appealNode(
    {
      time: '2026-11-02T01:00:00.000Z',
      state: '已转交',
      action: '转交',
      handlerOrg: '市企业服务中心',
      toOrg: '市住建局',
    },
    1,
  )
  expect(node.meta?.[0]).toBe('市企业服务中心 → 市住建局')
})
