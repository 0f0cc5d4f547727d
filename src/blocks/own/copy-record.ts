/** Returns the draft key of a copy, by the id of its original. */
export const copyRecord = (copy: string): string => `copy-${copy}`
