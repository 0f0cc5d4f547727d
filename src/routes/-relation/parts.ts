import type { Enterprise } from '#api/enterprise.ts'

/** The two parts of an enterprise's record that can be edited, each by itself. */
export const parts = ['basic', 'facts'] as const
export type Part = (typeof parts)[number]

/** What a form of the record is given. */
export interface PartProps {
  record: Enterprise
  /** It is in the outbox; false where there was nothing to send. */
  onDone: (sent: boolean) => void
  onCancel: () => void
}
