import { serve } from '#api/serve.ts'
import type { Checked } from './schema.ts'

/** The call that hands an organisation in: an application, or an edit of one's own (`base`). */
export function handIn({ pictures, ...fields }: Checked, base: { id: string; version: number } | undefined) {
  const logo = pictures[0]?.filePath
  const existing = base ? { id: base.id, version: base.version } : {}
  return [serve.providerSave, { body: { ...fields, ...(logo ? { logo } : {}), ...existing } }] as const
}
