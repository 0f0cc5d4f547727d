/**
 * Returns the approximate bytes of a row, as JSON; browsers only tell the exact size of everything together. A row that
 * JSON cannot represent (an invalid one) counts as 0.
 */
export function bytesOf(row: unknown): number {
  try {
    return new Blob([JSON.stringify(row)]).size
  } catch {
    return 0
  }
}
