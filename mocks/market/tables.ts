import * as v from 'valibot'
import { AuditRecord } from '#api/audit.ts'
import { Listing } from '#api/market.ts'
import { model } from '#mocks/model.ts'
import { cityColumns } from '#mocks/record/approved.ts'

/** Fields of a listing that stay public while an edit of it is audited. */
export const Approved = v.omit(v.partial(Listing), [
  ...cityColumns,
  'publisherOrg',
  'viewCount',
  'mine',
  'shown',
  'favorite',
])

/** A listing with its owner and its audits. */
export const ListingRow = v.object({
  ...v.omit(Listing, ['mine', 'shown', 'favorite']).entries,
  userId: v.string(),
  audits: v.array(AuditRecord),
  approved: v.optional(Approved),
  draftKey: v.optional(v.string()),
})
export type ListingRow = v.InferOutput<typeof ListingRow>

export const tables = {
  listing: model(ListingRow),
}
