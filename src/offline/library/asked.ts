import type { PolicyListed } from '#api/policy.ts'
import type { PolicyFilter } from '#api/policy-filter.ts'
import type { Attribute } from '#rules/match.ts'
import type { PolicyVerdict } from '#rules/standing/verdict.ts'
import type { PageOf } from '#lib/paging.ts'
import type { TagSense } from '#rules/policy-search.ts'

/** Search in the library: the filters of the list call, and the enterprise's attributes for the match. */
export interface LibraryAsked extends Omit<PolicyFilter, 'enId' | 'part'> {
  facts?: readonly Attribute[]
}

/** A search with the meaning of its tag ids, which the records do not contain. */
export interface Question extends LibraryAsked {
  tags?: readonly TagSense[]
}

/** A page of results, like the list call's answer, with the verdicts for the enterprise, and the time of the library. */
export interface LibraryFound extends PageOf<PolicyListed & { verdict?: PolicyVerdict }> {
  asOf: number
}
