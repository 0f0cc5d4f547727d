/** Returns a number that is always the same for a text, spread over 32 bits. */
export const hashOf = (text: string): number =>
  [...text].reduce((sum, char) => (Math.imul(sum, 31) + char.codePointAt(0)!) >>> 0, 7)
