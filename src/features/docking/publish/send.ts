import type { Input } from '#api/call/endpoint.ts'
import { calls, type Kind } from '#features/docking/kinds.ts'
import type { Checked } from './schema.ts'

type Save = (typeof calls)['supply']['save']

/** The call that hands a record in: a new one, or an edit of one's own (`base`). The pictures keep their order. */
export function handIn(
  kind: Kind,
  { pictures, ...fields }: Checked,
  base: { id: string; version: number } | undefined,
): readonly [Save, Input<Save>] {
  const images = pictures.map(({ filePath }) => filePath)
  const body = { ...fields, images, ...(base ? { id: base.id, version: base.version } : {}) }
  return [calls[kind].save, { body }]
}
