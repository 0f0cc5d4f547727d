import type { DeclarationStatus } from '#api/declaration.ts'
import { cityNow } from '#lib/clock.ts'
import { dateText, daysLeftText } from '#lib/dates.ts'
import { type Turned, turnOf } from '#rules/declaration-course.ts'
import { termText } from '#rules/workdays.ts'

/**
 * Returns the facts of whose turn it is with a declaration: the office and its term by working days, the same on the
 * declaration's page and at the finish of its form; empty once it has ended.
 * @param office name of the office as the city states it, where the progress is known
 */
export function turnFacts(declaration: Turned, office?: string, now = cityNow()): [string, string][] {
  const turn = turnOf(declaration)
  if (!turn) return []
  const { due } = turn
  const end = dateText(due)
  if (turn.handler === 'enterprise')
    return [
      ['当前处理单位', '本企业'],
      ['办理时限', `${end}（${daysLeftText(due, now)}）`],
    ]
  return [
    ['当前处理单位', office ?? turn.office],
    declaration.status === '自动兑付'
      ? ['兑付时间', `${end}前`]
      : ['办理时限', `${termText(due, now)}（应在${end}前完成${turn.nodeName}）`],
  ]
}

/** Returns the next step after the current one as a sentence; undefined if none follows. */
export function nextStepText(steps: readonly { nodeName: string; limitDays: number }[]): string | undefined {
  const [next] = steps
  return next && `${next.nodeName}，时限 ${String(next.limitDays)} 个工作日`
}

/** Returns what the enterprise must do while an office has its declaration. */
export const duties: Partial<Record<DeclarationStatus, string>> = {
  已提交: '保持联系电话畅通；材料需要补正的，补正通知会发到消息',
  自动兑付: '核对收款账户；到账通知会发到消息',
}
