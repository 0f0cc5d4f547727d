interface Connection {
  connection?: { saveData?: boolean }
}

/**
 * Returns true if the browser reports that the person pays for each byte, or that the line is slow: nothing
 * is brought ahead then.
 */
export const savesData = (): boolean => (navigator as Navigator & Connection).connection?.saveData ?? false
