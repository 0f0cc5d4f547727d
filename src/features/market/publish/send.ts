import { market } from '#api/market.ts'
import type { Input } from '#api/call/endpoint.ts'
import { targetOf } from '#blocks/form/city-draft.ts'
import type { Checked } from './schema.ts'

type Save = (typeof market)['save']

/**
 * The call that hands a listing in: a new one, its draft at the city, or an edit of one's own (`base`). The pictures keep
 * their order.
 */
export function handIn(
  { pictures, city, ...fields }: Checked,
  base: { id: string; version: number } | undefined,
): readonly [Save, Input<Save>] {
  const images = pictures.map(({ filePath }) => filePath)
  const body = { ...fields, images, ...targetOf(city, base) }
  return [market.save, { body }]
}
