import * as v from 'valibot'
import { AuditRecord } from '#api/audit.ts'
import { Docking, MySupply } from '#api/docking.ts'
import { model, one } from '#mocks/model.ts'

/** Demands and supplies. */
export const kinds = ['demand', 'supply'] as const
export type Kind = (typeof kinds)[number]

/** A demand or a supply: one table, for they live by the same rules; a demand leaves the supply's columns empty. */
export const Exchange = v.object({
  ...v.omit(MySupply, ['dockings']).entries,
  kind: v.picklist(kinds),
  userId: v.string(),
  audits: v.array(AuditRecord),
})
export type Exchange = v.InferOutput<typeof Exchange>

export const tables = {
  exchange: model(Exchange),
  /** A request, with the side that asks: its enterprise, or '' for a person without one. */
  docking: model(
    v.object({ ...Docking.entries, targetId: v.string(), userId: v.string(), enId: v.string() }),
    { target: one('exchange', 'targetId'), user: one('user', 'userId') },
  ),
}
