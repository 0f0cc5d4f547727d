import * as v from 'valibot'
import type { FieldKind, Fields } from '#api/call/fields.ts'
import { type Attachment, isAttachment } from '#lib/attachment.ts'
import type { ValuesOf } from './fields.ts'

const isText = v.string()
const isNumber = v.union([v.number(), isText])
const shapes: Partial<Record<FieldKind, v.GenericSchema>> = {
  text: isText,
  choice: isText,
  day: isText,
  money: isNumber,
  number: isNumber,
  flag: v.boolean(),
  stars: v.number(),
  list: v.array(isText),
  files: v.array(v.custom<Attachment>(isAttachment)),
}

/**
 * Returns the schema of fields' values as kept in the tab; all are optional, because an older version may have kept
 * fewer.
 */
export const shapeOf = <F extends Fields>(fields: F) =>
  v.partial(
    v.object(
      Object.fromEntries(
        Object.entries(fields).flatMap(([name, { kind }]) => {
          const shape = shapes[kind]
          return shape ? [[name, shape]] : []
        }),
      ),
    ),
  ) as unknown as v.GenericSchema<unknown, Partial<ValuesOf<F>>>
