import { isRecord } from './restore.ts'

/**
 * Merges two versions of a value (three-way): mine where I changed it, else theirs; objects by field, lists as a whole.
 * @param before common ancestor of both
 */
export function merged<T>(before: T, mine: T, theirs: T): T {
  if (isRecord(before) && isRecord(mine) && isRecord(theirs)) {
    const names = new Set([...Object.keys(theirs), ...Object.keys(mine)])
    const parts = [...names].map((name) => [name, merged(before[name], mine[name], theirs[name])] as const)
    return Object.fromEntries(parts) as T
  }
  return JSON.stringify(mine) === JSON.stringify(before) ? theirs : mine
}
