import { expect, test, vi } from 'vitest'
import { cityNow } from '#lib/clock.ts'
import type { Receipt } from '#offline/outbox/item.ts'
import { dueOf } from '#rules/appeal-clock.ts'
import { appealEnding } from './finish.ts'

vi.mock('#lib/clock.ts', async (original) => ({
  ...(await original<object>()),
  cityNow: () => Date.parse('2026-11-27T02:00:00.000Z'),
}))

const sent = { id: 'a1', version: 1, appealNo: 'SQ20261127000001', state: '待受理' }
const factsOf = (category: string) => {
  const dueDate = dueOf('求助', cityNow())
  const answer = { ...sent, dueDate }
  return Object.fromEntries(appealEnding({ type: '求助', category }).finishOf({ answer } as Receipt).facts)
}

test('an appeal names the office that has it, the usual next one, and its due date over a weekend', () => {
  expect(factsOf('基础设施')).toEqual({
    当前处理单位: '由市企业服务中心受理',
    办理时限: '还剩 4 个工作日（应在2026年12月3日前答复）',
    接下来: '受理后一般转交市住建局办理并答复',
    注意事项: '保持联系电话畅通；需要补充的，通知会发到消息；答复后 7 天内可以评价',
  })
  expect(factsOf('其他')).toMatchObject({ 接下来: '受理后办理并答复' })
})
