import { oneOf } from '@mswjs/data'
import * as v from 'valibot'
import { Declaration, FlowNode } from '#api/declaration.ts'
import { Benefit, Notice } from '#api/declare-item.ts'
import type { ZjtxRecord } from '#api/zjtx.ts'
import { model } from '#mocks/model.ts'

/** Stored declaration with private fields: the id of its user, and the form of a special one. */
const DeclarationRow = v.object({
  ...Declaration.entries,
  userId: v.string(),
  specForm: v.optional(v.custom<ZjtxRecord['form']>((value) => typeof value === 'object')),
})
export type DeclarationRow = v.InferOutput<typeof DeclarationRow>

/** Step of a declaration, without the overdue flag, which depends on the clock. */
const FlowRow = v.object({ ...v.omit(FlowNode, ['overdue']).entries, declarationId: v.string() })
export type FlowRow = v.InferOutput<typeof FlowRow>

export const tables = {
  declaration: model(DeclarationRow),
  flowNode: model(FlowRow, { declaration: oneOf('declaration') }),
  /** Figures of application-free items, by the item's id. */
  benefit: model(v.object({ ...Benefit.entries, id: v.string() })),
  /** Notices without their state, which depends on the clock. */
  notice: model(v.omit(Notice, ['state'])),
}
