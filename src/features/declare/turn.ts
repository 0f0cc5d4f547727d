import type { DeclarationBrief, DeclarationStatus } from '#api/declaration.ts'
import { cityNow } from '#lib/clock.ts'
import { dateText, dayText, daysLeftText } from '#lib/dates.ts'
import { type Turned, turnOf } from '#rules/declaration-course.ts'
import { termText } from '#rules/workdays.ts'
import type { NextStep } from '#ui/list/Progress.tsx'

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

/**
 * Returns the parts of a declaration that say whose turn it is.
 * @param since begin of the current step, where the progress is known
 */
export const turned = (
  one: Pick<DeclarationBrief, (keyof Turned & keyof DeclarationBrief) | 'stepTime' | 'updateTime' | 'payout'>,
  since = one.stepTime ?? one.updateTime,
): Turned => ({ ...one, since, dueDate: one.status === '自动兑付' ? one.payout?.payDate : one.dueDate })

/** Deeds that the city waits for the enterprise with. */
const ownDeeds: Partial<Record<DeclarationStatus, string>> = {
  草稿: '填写并提交',
  待补正: '提交补正材料',
  意愿确认: '确认享受意愿',
}

/** Returns the next step of a declaration, as its row says it; undefined once it has ended. */
export function nextStepOf(one: DeclarationBrief, now = cityNow()): NextStep | undefined {
  const turn = turnOf(turned(one))
  const deed = ownDeeds[one.status]
  const until = turn && `${dayText(turn.due, now)}前`
  if (deed) return { who: '本企业', deed, until }
  if (!turn) return undefined
  const late = Date.parse(turn.due) < now ? termText(turn.due, now) : undefined
  return { who: turn.office, deed: turn.nodeName, until, late }
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
