import { isAttachment } from '#lib/attachment.ts'

/** Restored values, and the names of the fields that were lost. */
interface Restored<Values> {
  values: Values
  /** Names of lost fields, and of papers that the form no longer asks for; '' for the whole draft. */
  lost: string[]
}

type Named = Record<string, unknown> & { name: string }

/**
 * Restores stored values into the shape of `start`, field by field: a missing field keeps its initial value, and a
 * value of another type is reported as lost. A number field accepts any text, because text that is no number is kept
 * while typing. Matches slots for papers (entries with a name) by their names.
 */
export function restore<Values extends object>(start: Values, kept: unknown): Restored<Values> {
  if (!isRecord(kept)) return { values: start, lost: [''] }
  const lost: string[] = []
  // A part is only replaced by a value of the same type, so the result has the shape of `start`.
  return { values: read(start, kept, '', lost) as Values, lost }
}

function read(start: unknown, kept: unknown, name: string, lost: string[]): unknown {
  if (isSameKind(start, kept)) {
    if (Array.isArray(start) && start.length > 0 && start.every(isNamed)) {
      return readSlots(start, kept as unknown[], name, lost)
    }
    if (!isRecord(start) || !isRecord(kept)) return kept
    const inside = name && `${name}.`
    return Object.fromEntries(
      Object.entries(start).map(([key, value]) => [
        key,
        key in kept ? read(value, kept[key], inside + key, lost) : value,
      ]),
    )
  }
  lost.push(name)
  return start
}

function readSlots(start: Named[], kept: unknown[], name: string, lost: string[]): Named[] {
  const known = kept.filter(isNamed)
  for (const one of known) {
    if (hasFiles(one) && !start.some((slot) => slot.name === one.name)) lost.push(one.name)
  }
  return start.map((slot, index) => {
    const same = known.find((one) => one.name === slot.name)
    return same ? (read({ ...slot }, same, `${name}[${String(index)}]`, lost) as Named) : slot
  })
}

const hasFiles = (slot: Named) =>
  Object.values(slot).some((value) => Array.isArray(value) && value.length > 0)

function isSameKind(start: unknown, kept: unknown): boolean {
  if (start === undefined || typeof start === 'number')
    return kept === undefined || typeof kept === 'number' || typeof kept === 'string'
  if (Array.isArray(start)) return Array.isArray(kept) && kept.every(isEntry)
  return typeof kept === typeof start && kept !== null && !Array.isArray(kept)
}

/**
 * Returns true for an allowed list entry: text, number, file or row. An object with `filePath` must be a valid file,
 * because rendering it would fail otherwise.
 */
const isEntry = (value: unknown): boolean =>
  isRecord(value) ? isAttachment(value) || !('filePath' in value) : value !== null && !Array.isArray(value)

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNamed = (value: unknown): value is Named => isRecord(value) && typeof value['name'] === 'string'
