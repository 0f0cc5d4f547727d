import { serve } from '#api/serve.ts'
import type { Checked } from './schema.ts'

/** The call that hands a service in: a new one, or an edit of one's own (`base`). */
export function handIn({ pictures, ...fields }: Checked, base: { id: string; version: number } | undefined) {
  const cover = pictures[0]?.filePath
  const existing = base ? { id: base.id, version: base.version } : {}
  return [serve.productSave, { body: { ...fields, ...(cover ? { cover } : {}), ...existing } }] as const
}
