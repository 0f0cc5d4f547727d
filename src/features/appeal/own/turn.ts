import type { AppealBrief } from '#api/appeal.ts'
import { cityNow } from '#lib/clock.ts'
import { dateText, dayText } from '#lib/dates.ts'
import { answerDays, clockOf, clockText, RATE_DAYS } from '#rules/appeal-clock.ts'
import { appealAhead } from '#rules/appeal-course.ts'
import { isWithOffice } from '#rules/appeal-states.ts'
import type { NextStep } from '#ui/list/Progress.tsx'
import type { TimelineNode } from '#ui/Timeline.tsx'

type Standing = { type: string } & Pick<
  AppealBrief,
  'state' | 'handlerOrg' | 'dueDate' | 'pausedDays' | 'extension' | 'urgeTime' | 'rateBy' | 'reopened'
>

/** Returns the text that names the party who has to act on an appeal now; undefined once it has ended. */
export function turnText({ state, handlerOrg, rateBy }: Standing): string | undefined {
  if (state === '已退回补充') return '待您补充'
  if (state === '待评价') return rateBy ? `待您评价（${dayText(rateBy)}前）` : '待您评价'
  if (!isWithOffice(state)) return undefined
  return `由${handlerOrg}${state === '待受理' ? '受理' : '办理'}`
}

/** Returns the next step of an appeal, as its row says it; undefined once it has ended. */
export function nextStepOf(appeal: Standing, now = cityNow()): NextStep | undefined {
  const { state, handlerOrg, rateBy, dueDate } = appeal
  if (state === '已退回补充') return { who: '您', deed: '补充材料' }
  if (state === '待评价') return { who: '您', deed: '评价答复', until: rateBy && `${dayText(rateBy, now)}前` }
  if (!isWithOffice(state)) return undefined
  const late = clockOf(appeal, now).kind === 'late' ? clockText(appeal, now) : undefined
  const deed = state === '待受理' ? '受理' : '办理并答复'
  return { who: handlerOrg, deed, until: `${dayText(dueDate, now)}前`, late }
}

/** Returns the current position of an appeal as the last node of its timeline; empty once it has ended. */
export function nodeNow(appeal: Standing, now = cityNow()): TimelineNode[] {
  const title = turnText(appeal)
  if (!title) return []
  const isLate = clockOf(appeal, now).kind === 'late'
  const clock = clockText(appeal, now)
  return [{ id: 'now', title, stage: 'current', ...(isLate ? { overdue: clock } : { meta: [clock] }) }]
}

/** Returns the steps that an appeal still has ahead, as timeline nodes after the current one. */
export const nodesAhead = ({ type, state }: Pick<Standing, 'type' | 'state'>): TimelineNode[] =>
  appealAhead(state).map((title) => ({
    id: `ahead ${title}`,
    title,
    stage: 'ahead',
    meta: [
      title === '办理并答复' ? `时限 ${String(answerDays(type))} 个工作日` : undefined,
      title === '评价' ? `答复后 ${String(RATE_DAYS)} 天内` : undefined,
    ],
  }))

/** Returns the time left with the due date: 还剩 2 个工作日（应在2026年10月12日前答复）. */
export function dueText(appeal: Standing, now = cityNow()): string | undefined {
  const clock = clockText(appeal, now)
  if (!clock) return undefined
  if (appeal.state === '已退回补充')
    return `${clock}，补充后还剩 ${String(Math.max(1, appeal.pausedDays ?? 0))} 个工作日`
  return `${clock}（应在${dateText(appeal.dueDate)}前答复）`
}

/** Returns both dates of an extension and its reason. */
export const extensionText = ({ extension }: Standing): string | undefined =>
  extension && `原定${dateText(extension.from)}，延至${dateText(extension.to)}。${extension.reason}`
