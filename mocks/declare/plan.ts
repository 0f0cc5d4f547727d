import type { DeclarationStatus, PayeePart } from '#api/declaration.ts'
import type { ZjtxForm } from '#api/zjtx.ts'
import type { Remarks } from './rules.ts'

/** A state, how many working days ago it was reached, and what the city said. */
export type Stop = [state: DeclarationStatus, daysAgo: number, remarks?: Remarks]

/** One declaration of a demo account: for which enterprise, for what, and its course; the first stop is its beginning. */
export interface Plan {
  id: string
  userId: string
  enId: string
  /** The item's id, or words of its name, best first. */
  item: string[]
  projectName: string
  summary: string
  applyAmount: number
  course: [Stop, ...Stop[]]
  /** What an application-free benefit still needs to be paid out. */
  missing?: PayeePart[]
  spec?: Partial<ZjtxForm>
}
