import type { Enterprise } from '#api/enterprise.ts'
import type { Draft } from '#offline/outbox/item.ts'

/** The two parts of an enterprise's record that can be edited, each by itself. */
export const parts = ['basic', 'facts'] as const
export type Part = (typeof parts)[number]

/** What a form of the record is given. */
export interface PartProps {
  record: Enterprise
  /** What this device kept of an earlier edit; null for none. */
  draft: Draft | null
  /** It is in the outbox; false where there was nothing to send. */
  onDone: (sent?: boolean) => void
  onCancel: () => void
}
