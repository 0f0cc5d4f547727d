import { market } from '#api/market.ts'
import type { Input } from '#api/call/endpoint.ts'
import type { Checked } from './schema.ts'

type Save = (typeof market)['save']

/** The call that hands a listing in: a new one, or an edit of one's own (`base`). The pictures keep their order. */
export function handIn(
  { pictures, ...fields }: Checked,
  base: { id: string; version: number } | undefined,
): readonly [Save, Input<Save>] {
  const images = pictures.map(({ filePath }) => filePath)
  const body = { ...fields, images, ...(base ? { id: base.id, version: base.version } : {}) }
  return [market.save, { body }]
}
