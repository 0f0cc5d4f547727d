import type { DeclarationStatus, PayeePart } from '#api/declaration.ts'
import type { Rating } from '#api/rating.ts'
import type { ZjtxForm } from '#api/zjtx.ts'
import type { Remarks } from './rules.ts'

/** State, working days since it was reached, and the city's remarks. */
export type PlannedState = [state: DeclarationStatus, daysAgo: number, remarks?: Remarks]

/** Declaration of a demo account: its enterprise, its item, and its course; the first entry is its beginning. */
export interface Plan {
  id: string
  userId: string
  enId: string
  /** Id of the item, its form type with a stage (`type:stage`), or words of its name, best first. */
  item: string[]
  projectName: string
  summary: string
  applyAmount: number
  course: [PlannedState, ...PlannedState[]]
  /** Payee details that an application-free benefit still needs for its payment. */
  missing?: PayeePart[]
  spec?: Partial<ZjtxForm>
  /** Rating after the end, with the working days since it was given. */
  rating?: Pick<Rating, 'score' | 'reasons' | 'comment'> & { daysAgo: number }
}
