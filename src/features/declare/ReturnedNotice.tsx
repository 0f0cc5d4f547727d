import type { Declaration } from '#api/declaration.ts'
import { dateText, daysLeftText } from '#lib/dates.ts'
import { Notice } from '#ui/state/Notice.tsx'

/** Why the city sent a declaration back, and until when it may be handed in again; nothing where it gave no reason. */
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
