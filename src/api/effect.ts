import type { dockingLifecycle } from '#rules/docking-states.ts'
import type { listingLifecycle } from '#rules/listing-states.ts'
import type { productLifecycle } from '#rules/product-states.ts'
import type { providerLifecycle } from '#rules/provider-states.ts'
import type { AttributeValue } from '#rules/match.ts'
import type { Participant, Participation } from './activity-signup.ts'
import type { Tag } from './tag.ts'

type WordOf<Lifecycle extends { words: readonly string[] }> = Lifecycle['words'][number]

/** Lists each kind of thing that a queued call changes, with the part of it that calls change. */
export interface Standings {
  /** 申报; `deed` is what waits to be done with it. */
  declaration: { deed?: 'resubmit' | 'withdraw' | 'confirm' | 'giveUp' }
  /** 诉求; `said` is what its owner adds to its conversation. */
  appeal: { said?: { messageId: string; words: string; isFirst: boolean } }
  /** 报名 for the activity of this id; `pending` is what waits to be done with it. */
  signup: { signup?: Participant; pending?: Participation['action'] | 'evaluate' }
  demand: { status: WordOf<typeof dockingLifecycle> }
  supply: { status: WordOf<typeof dockingLifecycle> }
  /** A request to dock with a demand, or with a supply. */
  demandRequest: object
  supplyRequest: object
  listing: { status: WordOf<typeof listingLifecycle> }
  product: { status: WordOf<typeof productLifecycle> }
  provider: { status: WordOf<typeof providerLifecycle> }
  /** A request to a provider. */
  enquiry: object
  /** A policy among the favourites. */
  favouritePolicy: { favorite: boolean }
  /** Any other record among the favourites, by its type and id: `product:p-1`. */
  favouriteRecord: { favorite: boolean }
  /** A word of the city's or a search of one's own that is followed; the city answers with all of them, as `''`. */
  following: {
    follow?: boolean
    name?: string
    search?: string
    all?: readonly Tag[]
  }
  /** A saved report of a calculation; `''` for one that the city has yet to make. */
  report: { removed: boolean }
  message: { read: boolean }
  /** 企业信息 of the enterprise of this id, by the part of it that was filled in. */
  enterprise: { part?: 'basic' | 'facts' }
  /** Answers for policy calculation, by the record under which they wait. */
  answers: { answers?: Readonly<Partial<Record<string, AttributeValue>>> }
}
export type Kind = keyof Standings

/** Says how one thing stands once a call has arrived; what it leaves out stays as it was. */
export type Change<K extends Kind = Kind> = { id: string } & Partial<Standings[K]>
export type Changes<K extends Kind = Kind> = Change<K> | readonly Change<K>[]

/**
 * Says that a call changes nothing that a page shows before the city has it, such as what somebody has filled in: a page
 * says of such a call only that it waits.
 */
export const untilHeard = (): Changes<never> => []
