/** Parameters of an index, chosen for the length of its texts. */
interface Texts {
  /**
   * Rows of the table, a power of two. More rows mean fewer false matches and a larger index: texts / 8 bytes
   * a row.
   */
  rows: number
  /** True to index single characters, too, as pairs with {@link NOTHING}: the first typed letter is one. */
  singles: boolean
}

/**
 * Parameters for whole policies: they fill a fifth of the table, and contain nearly every character that is
 * typed alone.
 */
export const WHOLE: Texts = { rows: 4_096, singles: false }
/** Parameters for a title with some facts: it has a tenth of the pairs, and fills a seventh of the table. */
export const SHORT: Texts = { rows: 1_024, singles: true }

/**
 * Index of the texts in which a pair of neighbouring characters may occur: rows with a bit for each text, and
 * a row for each pair. Small, and built in one pass; its results need a second check, because different pairs
 * may share a row.
 *
 * Three rows a pair (a Bloom filter) won 0.1 ms of a query over 10,000 listings, and nothing of a letter in
 * the search boxes (`npm run bench -- letters`, 2026-11-29): the page worked 66 ms for a letter with three
 * rows, 55 ms with one.
 */
export interface BigramIndex {
  /** Number of texts. */
  size: number
  texts: Texts
  bits: Uint32Array<ArrayBuffer>
}

/** Code of the missing first character, for a character that is searched for alone. */
const NOTHING = 0

/** Returns the number of 32-bit words that hold a bit for each text. */
const widthOf = (size: number) => Math.ceil(size / 32)

/** Returns the row of a pair: the first bits of its hash, as many as number the rows. */
const rowOf = (first: number, second: number, rows: number) =>
  (Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)) >>> (Math.clz32(rows) + 1)

/** Builds the index of texts in lower case. */
export function bigramIndex(these: readonly string[], texts = WHOLE): BigramIndex {
  const { rows, singles } = texts
  const width = widthOf(these.length)
  const bits = new Uint32Array(rows * width)
  const note = (at: number, first: number, second: number) => {
    bits[rowOf(first, second, rows) * width + (at >>> 5)]! |= 1 << (at & 31)
  }
  for (const [at, text] of these.entries()) {
    let first = text.charCodeAt(0)
    if (singles && text) note(at, NOTHING, first)
    for (let next = 1; next < text.length; next += 1) {
      const second = text.charCodeAt(next)
      note(at, first, second)
      if (singles) note(at, NOTHING, second)
      first = second
    }
  }
  return { size: these.length, texts, bits }
}

/**
 * Returns a bit for each text that may contain a word in lower case: set for all that do, and for a few that
 * do not. Undefined when the index cannot tell.
 */
export function bitsWith({ size, texts, bits }: BigramIndex, word: string): Uint32Array | undefined {
  const { rows, singles } = texts
  if (word.length < (singles ? 1 : 2)) return undefined
  const width = widthOf(size)
  const fits = new Uint32Array(width).fill(0xffffffff)
  const keep = (first: number, second: number) => {
    const row = rowOf(first, second, rows) * width
    for (let at = 0; at < width; at += 1) fits[at]! &= bits[row + at]!
  }
  if (word.length === 1) keep(NOTHING, word.charCodeAt(0))
  for (let next = 1; next < word.length; next += 1) keep(word.charCodeAt(next - 1), word.charCodeAt(next))
  return fits
}

/** Returns a bit for each text that may contain a word; undefined when any may. */
export type BitsOf = (word: string) => Uint32Array | undefined

/** Maximum number of words kept in the cache: those of a query and of some earlier ones. */
const WORDS = 200

/** Caches the result for each word, because the next typed letter asks for most of them again. */
export function cachedByWord<Bits extends Uint32Array | undefined>(
  bitsOf: (word: string) => Bits,
): (word: string) => Bits {
  const known = new Map<string, Bits>()
  return (word) => {
    if (known.size > WORDS) known.clear()
    if (!known.has(word)) known.set(word, bitsOf(word))
    return known.get(word) as Bits
  }
}

/** Returns true if the bit at a position is set. */
export const hasBit = (bits: Uint32Array, at: number): boolean => (bits[at >>> 5]! & (1 << (at & 31))) !== 0

/** Sets the bit at a position. */
export function setBit(bits: Uint32Array, at: number): void {
  bits[at >>> 5]! |= 1 << (at & 31)
}
