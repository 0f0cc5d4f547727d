import { expect, test } from 'vitest'
import { dueText, extensionText, nextStepOf, nodeNow, nodesAhead, turnText } from './turn.ts'

const now = Date.parse('2026-10-10T02:00:00Z')
const running = {
  type: '求助',
  state: '办理中',
  handlerOrg: '市住建局',
  dueDate: '2026-10-12T10:00:00.000Z',
} as const

test('an appeal shows the office in charge and the due date', () => {
  expect(turnText(running)).toBe('由市住建局办理')
  expect(dueText(running, now)).toBe('还剩 1 个工作日（应在2026年10月12日前答复）')
  expect(nodeNow(running, now)).toMatchObject([{ title: '由市住建局办理', stage: 'current' }])
})

test('an overdue appeal says so in words, a paused one says how many days will be left', () => {
  const late = { ...running, dueDate: '2026-09-29T10:00:00.000Z' }
  expect(nodeNow(late, now)[0]?.overdue).toBe('已逾期 4 个工作日')
  const returned = { ...running, state: '已退回补充', pausedDays: 3 } as const
  expect(turnText(returned)).toBe('待您补充')
  expect(dueText(returned, now)).toBe('暂停计时，补充后还剩 3 个工作日')
})

test('an extension shows both dates and the reason; an ended appeal waits for nobody', () => {
  const extension = {
    time: '2026-10-08T02:00:00Z',
    from: '2026-10-09T10:00:00Z',
    to: '2026-10-12T10:00:00Z',
    reason: '需现场检测。',
  }
  expect(extensionText({ ...running, extension })).toBe('原定2026年10月9日，延至2026年10月12日。需现场检测。')
  expect(turnText({ ...running, state: '已办结' })).toBeUndefined()
  expect(nodeNow({ ...running, state: '已办结' }, now)).toEqual([])
})

test('the steps ahead lead straight to the end, with the time that each may take', () => {
  const ahead = (state: Parameters<typeof nodesAhead>[0]['state']) =>
    nodesAhead({ type: '咨询', state }).map(({ title, stage, meta }) =>
      [title, stage, ...(meta ?? []).filter(Boolean)].join(' '),
    )
  const rating = '评价 ahead 答复后 7 天内'
  expect(ahead('待受理')).toEqual(['办理并答复 ahead 时限 2 个工作日', rating])
  expect(ahead('已转交')).toEqual([rating])
  expect(ahead('已退回补充')).toEqual(['受理 ahead', '办理并答复 ahead 时限 2 个工作日', rating])
  for (const state of ['待评价', '已办结', '不予受理', '已撤回'] as const) expect(ahead(state)).toEqual([])
})

test('a row says who has the appeal, what for and until when', () => {
  expect(nextStepOf(running, now)).toEqual({ who: '市住建局', deed: '办理并答复', until: '10月12日前' })
  const late = { ...running, dueDate: '2026-09-29T10:00:00.000Z' }
  expect(nextStepOf(late, now)).toMatchObject({ until: '9月29日前', late: '已逾期 4 个工作日' })
  const answered = { ...running, state: '待评价', rateBy: '2026-10-15T10:00:00.000Z' } as const
  expect(nextStepOf(answered, now)).toEqual({ who: '您', deed: '评价答复', until: '10月15日前' })
  expect(nextStepOf({ ...running, state: '已办结' }, now)).toBeUndefined()
})
