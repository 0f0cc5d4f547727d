import { oneOf } from '@mswjs/data'
import * as v from 'valibot'
import { Declaration, FlowNode } from '#api/declaration.ts'
import { Benefit, Notice } from '#api/declare-item.ts'
import type { ZjtxRecord } from '#api/zjtx.ts'
import { model } from '#mocks/model.ts'

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
  declaration: model(DeclarationRow),
  flowNode: model(FlowRow, { declaration: oneOf('declaration') }),
  /** By the item's id. */
  benefit: model(v.object({ ...Benefit.entries, id: v.string() })),
  /** Whether the publicity is over depends on the clock. */
  notice: model(v.omit(Notice, ['state'])),
}
