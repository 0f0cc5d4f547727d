import type { MyApply } from '#api/activity.ts'
import type { AppealBrief } from '#api/appeal.ts'
import type { Binding } from '#api/binding.ts'
import type { DeclarationBrief } from '#api/declaration.ts'
import type { DeclareItem } from '#api/declare-item.ts'
import type { Enterprise } from '#api/enterprise.ts'
import type { PolicyListed, PolicyRules } from '#api/policy.ts'
import type { Offered } from '#rules/standing/brought.ts'
import type { Attribute } from '#rules/match.ts'
import type { Obligation } from '#rules/standing/obligation.ts'

/** Data with the time of the answer that it is from, in milliseconds of the city's clock. */
export interface Dated<Data> {
  data: Data
  at: number
}

/** Item that can be declared today, with the conditions to judge by for a member of an enterprise. */
export type OpenItem = DeclareItem

/** Demand or supply of the enterprise. */
export interface OwnOffer extends Offered {
  kind: 'demand' | 'supply'
  status: string
}

/** Request to a service provider. */
export interface OwnEnquiry {
  id: string
  name: string
  status: string
  /** Name of the service. */
  about: string
  time: string
}

/**
 * Holds what the device knows when it answers, from the city or from what it keeps. A part that could not be had, or was not
 * needed, is missing.
 */
export interface Known {
  /** City's time in milliseconds. */
  now: number
  /** A visitor, a person without an enterprise, or a member of one. */
  who: 'visitor' | 'person' | 'member'
  enName: string
  items?: Dated<readonly OpenItem[]>
  enterprise?: Dated<Enterprise>
  /** Facts of the enterprise, as all verdicts use them. */
  facts?: readonly Attribute[]
  /** Rules of the policies that are in force and not closed. */
  rules?: Dated<readonly PolicyRules[]>
  /** Policies found for the matter of the question, in force or not. */
  policies?: Dated<readonly PolicyListed[]>
  declarations?: Dated<readonly DeclarationBrief[]>
  appeals?: Dated<readonly AppealBrief[]>
  offers?: Dated<readonly OwnOffer[]>
  enquiries?: Dated<readonly OwnEnquiry[]>
  signups?: Dated<readonly MyApply[]>
  /** Obligations; `isIncomplete` if a source of them could not be read. */
  obligations?: Dated<readonly Obligation[]> & { isIncomplete: boolean }
  bindings?: Dated<readonly Binding[]>
}

/** Parts of {@link Known} that an answer needs. */
export type Need = Exclude<keyof Known, 'now' | 'who' | 'enName' | 'facts'>
