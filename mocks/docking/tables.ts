import * as v from 'valibot'
import { MySupply } from '#api/docking.ts'
import { Docking } from '#api/docking-request.ts'
import { model } from '#mocks/model.ts'
import { cityColumns } from '#mocks/record/approved.ts'

/** Kinds of records: demands and supplies. */
export const kinds = ['demand', 'supply'] as const
export type Kind = (typeof kinds)[number]

/** Columns of a record that stay public while an edit of it is audited. */
export const Approved = v.omit(v.partial(MySupply), [
  ...cityColumns,
  'viewCount',
  'dockCount',
  'dockings',
  'audits',
  'isShown',
])

/**
 * Demand or supply. One table holds both, because they follow the same rules; a demand leaves the supply's columns
 * empty.
 */
export const Exchange = v.object({
  ...v.omit(MySupply, ['dockings', 'isShown']).entries,
  kind: v.picklist(kinds),
  userId: v.string(),
  approved: v.optional(Approved),
  draftKey: v.optional(v.string()),
})
export type Exchange = v.InferOutput<typeof Exchange>

/** Stored request, with the requesting side: its enterprise, or '' for a person without one. */
const RequestRow = v.object({
  ...Docking.entries,
  targetId: v.string(),
  /** Title of the record at the time of the request, because its current one may not be approved yet. */
  targetTitle: v.string(),
  userId: v.string(),
  enId: v.string(),
})
export type Request = v.InferOutput<typeof RequestRow>

export const tables = {
  exchange: model(Exchange),
  docking: model(RequestRow),
}
