import type { Enterprise } from '#api/enterprise.ts'

/** The two parts of an enterprise's record that can be edited separately. */
export const parts = ['basic', 'facts'] as const
export type Part = (typeof parts)[number]

/** Props of the form of a part. */
export interface PartProps {
  record: Enterprise
  /** Called once the change is in the outbox; with false where there was nothing to send. */
  onDone: (sent: boolean) => void
  onCancel: () => void
}
