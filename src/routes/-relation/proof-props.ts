import type { LibraryEnterprise } from '#api/enterprise.ts'
import type { Listed } from './useBindings.ts'

/** Props of the form of one way of proof. */
export interface ProofProps {
  enterprise: LibraryEnterprise
  /** Entry of the enterprise in the user's list, if there is one. */
  binding: Listed | undefined
  /** Called once the proof was accepted. */
  onDone: () => void
}
