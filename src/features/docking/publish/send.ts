import type { Input } from '#api/call/endpoint.ts'
import { targetOf } from '#blocks/form/city-draft.ts'
import { calls, type Kind } from '#features/docking/kinds.ts'
import type { Checked } from './schema.ts'

type Save = (typeof calls)['supply']['save']

/** The call that hands a record in: a new one, its draft at the city, or an edit of one's own (`base`). */
export function handIn(
  kind: Kind,
  { pictures, city, ...fields }: Checked,
  base: { id: string; version: number } | undefined,
): readonly [Save, Input<Save>] {
  const images = pictures.map(({ filePath }) => filePath)
  const body = { ...fields, images, ...targetOf(city, base) }
  return [calls[kind].save, { body }]
}
