import { isAttachment } from '#lib/attachment.ts'

/** Values as far as they could be read, and the names of the fields that could not. */
interface Restored<Values> {
  values: Values
  /** Names of fields, and of papers that the form no longer asks for; '' for everything. */
  lost: string[]
}

type Named = Record<string, unknown> & { name: string }

/**
 * Reads what a device kept into the shape of `start`, field by field: what is missing stays as it begins, and what is of
 * another kind is named as lost. Where numbers are typed any text is taken, since text that is no number is kept too.
 * Slots for papers (entries with a name) are found by their names.
 */
export function restore<Values extends object>(start: Values, kept: unknown): Restored<Values> {
  if (!isRecord(kept)) return { values: start, lost: [''] }
  const lost: string[] = []
  // A part is replaced only by a value of the same kind.
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

/** What lists hold: words, numbers, files and rows. A file must be one, or showing it would fail. */
const isEntry = (value: unknown): boolean =>
  isRecord(value) ? isAttachment(value) || !('filePath' in value) : value !== null && !Array.isArray(value)

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNamed = (value: unknown): value is Named => isRecord(value) && typeof value['name'] === 'string'
