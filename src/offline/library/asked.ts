import type { PolicyListed } from '#api/policy.ts'
import type { PolicyFilter } from '#api/policy-filter.ts'
import type { Attribute } from '#rules/match.ts'
import type { PageOf } from '#lib/paging.ts'
import type { TagSense } from '#rules/policy-search.ts'

/** What is asked of the library: the filters of the list call, judged for what is known of the enterprise. */
export interface LibraryAsked extends Omit<PolicyFilter, 'enId' | 'part'> {
  facts?: readonly Attribute[]
}

/** The same, with what the ids of tags stand for: the records do not say it. */
export interface Question extends LibraryAsked {
  tags?: readonly TagSense[]
}

/** One page of what was found, as the list call answers it, and from when it is. */
export interface LibraryFound extends PageOf<PolicyListed> {
  asOf: number
}
