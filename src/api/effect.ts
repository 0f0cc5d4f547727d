import type { dockingLifecycle } from '#rules/docking-states.ts'
import type { listingLifecycle } from '#rules/listing-states.ts'
import type { productLifecycle } from '#rules/product-states.ts'
import type { providerLifecycle } from '#rules/provider-states.ts'
import type { AttributeValue } from '#rules/match.ts'
import type { Participant, Participation } from './activity-signup.ts'
import type { Tag } from './tag.ts'

type WordOf<Lifecycle extends { words: readonly string[] }> = Lifecycle['words'][number]

/** Kinds of things that queued calls change, each with the fields that calls may change. */
export interface Standings {
  /** 申报; `deed` is the waiting action on it. */
  declaration: { deed?: 'resubmit' | 'withdraw' | 'confirm' | 'giveUp' | 'rate' }
  /** 诉求; `said` is a waiting message of its owner. */
  appeal: { said?: { messageId: string; words: string; isFirst: boolean } }
  /** 报名 for the activity of this id; `pending` is the waiting action on it. */
  signup: { signup?: Participant; pending?: Participation['action'] | 'evaluate' }
  demand: { status: WordOf<typeof dockingLifecycle> }
  supply: { status: WordOf<typeof dockingLifecycle> }
  /** A docking request for a demand or for a supply. */
  demandRequest: object
  supplyRequest: object
  listing: { status: WordOf<typeof listingLifecycle> }
  product: { status: WordOf<typeof productLifecycle> }
  provider: { status: WordOf<typeof providerLifecycle> }
  /** A request to a service provider. */
  enquiry: object
  /** A policy as a favourite. */
  favouritePolicy: { favorite: boolean }
  /** Any other record as a favourite, by type and id: `product:p-1`. */
  favouriteRecord: { favorite: boolean }
  /** A followed tag of the city or saved search; the city answers with all of them, under the id `''`. */
  following: {
    follow?: boolean
    name?: string
    search?: string
    all?: readonly Tag[]
  }
  /** A saved report of a calculation; its id is `''` until the city has made it. */
  report: { removed: boolean }
  message: { read: boolean }
  /** 企业信息 of the enterprise of this id; `part` is the changed part. */
  enterprise: { part?: 'basic' | 'facts' }
  /** Answers for policy calculation, by the record under which they wait in the outbox. */
  answers: { answers?: Readonly<Partial<Record<string, AttributeValue>>> }
  /** A rating of an answer of the assistant. */
  answerRating: object
}
export type Kind = keyof Standings

/** State of one thing after a call has arrived; missing fields stay unchanged. */
export type Change<K extends Kind = Kind> = { id: string } & Partial<Standings[K]>
export type Changes<K extends Kind = Kind> = Change<K> | readonly Change<K>[]

/**
 * Declares a call without an effect that pages could show before the city's answer, such as a submitted form: pages
 * only show that the call waits.
 */
export const noEffect = (): Changes<never> => []
