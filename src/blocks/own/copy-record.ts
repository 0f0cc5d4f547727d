/** Returns the record under which the draft of a copy rests, by what it is a copy of. */
export const copyRecord = (copy: string): string => `copy-${copy}`
