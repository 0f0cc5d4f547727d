import { savesData } from './saves-data.ts'

interface Connection {
  connection?: { effectiveType?: string }
}

/**
 * Returns true if the browser reports neither a slow line nor that the person saves data: larger content may come by itself
 * then. A browser that reports nothing counts as a good line.
 */
export const isGoodLine = (): boolean =>
  !savesData() && ((navigator as Navigator & Connection).connection?.effectiveType ?? '4g') === '4g'
