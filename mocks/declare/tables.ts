import * as v from 'valibot'
import { Declaration, FlowNode } from '#api/declaration.ts'
import { Benefit, Notice } from '#api/declare-item.ts'
import type { ZjtxRecord } from '#api/zjtx.ts'
import { model, one } from '#mocks/model.ts'

/** A declaration with what only the city knows: whose it is, and the form of a special one. */
const DeclarationRow = v.object({
  ...Declaration.entries,
  userId: v.string(),
  specForm: v.optional(v.custom<ZjtxRecord['form']>((value) => typeof value === 'object')),
})
export type DeclarationRow = v.InferOutput<typeof DeclarationRow>

/** One step of a declaration; whether it is overdue depends on the clock. */
const FlowRow = v.object({ ...v.omit(FlowNode, ['overdue']).entries, declarationId: v.string() })
export type FlowRow = v.InferOutput<typeof FlowRow>

export const tables = {
  declaration: model(DeclarationRow, {
    user: one('user', 'userId'),
  }),
  flowNode: model(FlowRow, { declaration: one('declaration', 'declarationId') }),
  /** By the item's id. */
  benefit: model(v.object({ ...Benefit.entries, id: v.string() }), { item: one('item', 'id') }),
  /** Whether the publicity is over depends on the clock. */
  notice: model(v.omit(Notice, ['state'])),
}
