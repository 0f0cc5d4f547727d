import { isRecord } from './restore.ts'

/**
 * Joins what two have made of one thing: mine where I have changed it, else theirs; objects by their parts, lists as a
 * whole.
 * @param before what both began from
 */
export function merged<T>(before: T, mine: T, theirs: T): T {
  if (isRecord(before) && isRecord(mine) && isRecord(theirs)) {
    const names = new Set([...Object.keys(theirs), ...Object.keys(mine)])
    const parts = [...names].map((name) => [name, merged(before[name], mine[name], theirs[name])] as const)
    return Object.fromEntries(parts) as T
  }
  return JSON.stringify(mine) === JSON.stringify(before) ? theirs : mine
}
