/** Rows of the table. More make fewer texts fit by chance and the index larger: texts / 8 bytes a row. */
const ROWS = 4_096

/**
 * Where a pair of neighbouring characters may occur: one row of bits for each hash of a pair, one bit in it for each
 * text. Small, and built in one pass; what it finds is read once more, since different pairs may share a row.
 */
export interface BigramIndex {
  /** How many texts. */
  size: number
  bits: Uint32Array<ArrayBuffer>
}

/** Numbers of 32 bits that a bit for each text takes. */
const widthOf = (size: number) => Math.ceil(size / 32)

const rowOf = (first: number, second: number) =>
  (Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)) >>> 20

/** Builds the index of texts, which are in lower case. */
export function bigramIndex(texts: readonly string[]): BigramIndex {
  const width = widthOf(texts.length)
  const bits = new Uint32Array(ROWS * width)
  for (const [at, text] of texts.entries()) {
    const word = at >>> 5
    const bit = 1 << (at & 31)
    let first = text.charCodeAt(0)
    for (let next = 1; next < text.length; next += 1) {
      const second = text.charCodeAt(next)
      bits[rowOf(first, second) * width + word]! |= bit
      first = second
    }
  }
  return { size: texts.length, bits }
}

/**
 * Which texts have all of the words, which are in lower case: a test by the text's place. `texts` are those that the
 * index was made of. Without a word every text fits.
 */
export function textsWith(
  { size, bits }: BigramIndex,
  texts: readonly string[],
  words: readonly string[],
): (at: number) => boolean {
  const width = widthOf(size)
  const fits = new Uint32Array(width).fill(0xffffffff)
  for (const word of words) {
    for (let next = 1; next < word.length; next += 1) {
      const row = rowOf(word.charCodeAt(next - 1), word.charCodeAt(next)) * width
      for (let at = 0; at < width; at += 1) fits[at]! &= bits[row + at]!
    }
  }
  return (at) =>
    at < size &&
    (fits[at >>> 5]! & (1 << (at & 31))) !== 0 &&
    words.every((word) => texts[at]!.includes(word))
}
