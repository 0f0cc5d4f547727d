import { type Appeal, appeal } from '#api/appeal.ts'
import type { Input } from '#api/call/endpoint.ts'
import type { Checked } from './schema.ts'

type Save = typeof appeal.save

/** Returns the call that submits a new appeal, or that supplements the returned one (`base`). */
export function saveCall(
  values: Checked,
  base: Pick<Appeal, 'id' | 'version'> | undefined,
): readonly [Save, Input<Save>] {
  const { action: _, asPerson, ...form } = values
  if (base) {
    const { id, version } = base
    return [appeal.save, { body: { action: 'supplement', id, version, ...form } }]
  }
  return [appeal.save, { body: { ...form, ...(asPerson ? { asPerson } : {}) } }]
}
