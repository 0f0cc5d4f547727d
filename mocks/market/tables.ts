import * as v from 'valibot'
import { AuditRecord } from '#api/audit.ts'
import { Listing } from '#api/market.ts'
import { model } from '#mocks/model.ts'

/** A listing, whose it is, and how its audits went. */
export const ListingRow = v.object({
  ...v.omit(Listing, ['mine']).entries,
  userId: v.string(),
  audits: v.array(AuditRecord),
})
export type ListingRow = v.InferOutput<typeof ListingRow>

export const tables = {
  listing: model(ListingRow),
}
