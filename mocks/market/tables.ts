import * as v from 'valibot'
import { AuditRecord } from '#api/audit.ts'
import { Listing } from '#api/market.ts'
import { indexed, model } from '#mocks/model.ts'
import { ofTheCity } from '#mocks/record/approved.ts'

/** What of a listing stays public while an edit of it is audited. */
export const Approved = v.omit(v.partial(Listing), [
  ...ofTheCity,
  'publisherOrg',
  'viewCount',
  'mine',
  'shown',
  'favorite',
])

/** A listing, whose it is, and how its audits went. */
export const ListingRow = v.object({
  ...v.omit(Listing, ['mine', 'shown', 'favorite']).entries,
  userId: v.string(),
  audits: v.array(AuditRecord),
  approved: v.optional(Approved),
  draftKey: v.optional(v.string()),
})
export type ListingRow = v.InferOutput<typeof ListingRow>

export const tables = {
  /** 10,000 in the busy world: 9.5 ms for one. */
  listing: indexed(model(ListingRow)),
}
