import type { Declaration } from '#api/declaration.ts'
import { dateText, daysLeftText } from '#lib/dates.ts'
import { Notice } from '#ui/state/Notice.tsx'

/**
 * Shows the reason why the city returned a declaration, and the deadline to submit it again; renders nothing without
 * a reason.
 */
export function ReturnedNotice({ reason, dueDate }: Partial<Pick<Declaration, 'reason' | 'dueDate'>>) {
  return (
    reason && (
      <Notice tone="warn" title="补正原因：">
        {reason}
        {dueDate && `（${dateText(dueDate)}前提交，${daysLeftText(dueDate)}）`}
      </Notice>
    )
  )
}
