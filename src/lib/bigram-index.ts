/** What is right for texts of a length. */
interface Texts {
  /** Rows of the table, a power of two. More make fewer texts fit by chance and the index larger: texts / 8 bytes a row. */
  rows: number
  /** Whether single characters have rows too, as pairs with {@link NOTHING}: the first that is typed is one. */
  singles: boolean
  /** In how many rows each pair is noted. More make fewer texts fit by chance, as long as most bits stay unset. */
  hashes: number
}

/**
 * Whole policies fill a fifth of the table with one row for a pair, so that more would gain little; and they have nearly
 * every character that is typed alone.
 */
export const WHOLE: Texts = { rows: 4_096, singles: false, hashes: 1 }
/** A title with some facts has a tenth of their pairs: three rows for each fill a third of a table of a quarter. */
export const SHORT: Texts = { rows: 1_024, singles: true, hashes: 3 }

/**
 * Where a pair of neighbouring characters may occur: rows with a bit for each text, one or a few of the rows for each
 * pair (a Bloom filter of each text, all of them side by side). Small, and built in one pass; what it finds is read once
 * more, since different pairs may share rows.
 */
export interface BigramIndex {
  /** How many texts. */
  size: number
  texts: Texts
  bits: Uint32Array<ArrayBuffer>
}

/** Stands before a character that is looked for alone. */
const NOTHING = 0

/** Numbers of 32 bits that a bit for each text takes. */
const widthOf = (size: number) => Math.ceil(size / 32)

/** A pair's first row is told by the first bits of its hash, its next row by those of the hash that follows. */
const hashOf = (first: number, second: number) => Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)
const nextHash = (hash: number) => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)

const shiftOf = (rows: number) => Math.clz32(rows) + 1

/** Builds the index of texts, which are in lower case. */
export function bigramIndex(these: readonly string[], texts = WHOLE): BigramIndex {
  const { rows, singles, hashes } = texts
  const width = widthOf(these.length)
  const shift = shiftOf(rows)
  const bits = new Uint32Array(rows * width)
  const note = (at: number, first: number, second: number) => {
    let hash = hashOf(first, second)
    for (let left = hashes; left > 0; left -= 1) {
      bits[(hash >>> shift) * width + (at >>> 5)]! |= 1 << (at & 31)
      hash = nextHash(hash)
    }
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
 * Which texts may have a word, which is in lower case, a bit for each: all that have it, and a few that have not.
 * Undefined where the index does not know.
 */
export function bitsWith({ size, texts, bits }: BigramIndex, word: string): Uint32Array | undefined {
  const { rows, singles, hashes } = texts
  if (word.length < (singles ? 1 : 2)) return undefined
  const width = widthOf(size)
  const shift = shiftOf(rows)
  const fits = new Uint32Array(width).fill(0xffffffff)
  const keep = (first: number, second: number) => {
    let hash = hashOf(first, second)
    for (let left = hashes; left > 0; left -= 1) {
      const row = (hash >>> shift) * width
      for (let at = 0; at < width; at += 1) fits[at]! &= bits[row + at]!
      hash = nextHash(hash)
    }
  }
  if (word.length === 1) keep(NOTHING, word.charCodeAt(0))
  for (let next = 1; next < word.length; next += 1) keep(word.charCodeAt(next - 1), word.charCodeAt(next))
  return fits
}

/** Which of some texts may have a word, a bit for each; undefined where any may. */
export type BitsOf = (word: string) => Uint32Array | undefined

/** Words of which it is remembered where they may be: those of a question and of some before it. */
const WORDS = 200

/** Looks each word up once: the next letter that is typed asks for most of them again. */
export function lookedUpOnce<Bits extends Uint32Array | undefined>(
  bitsOf: (word: string) => Bits,
): (word: string) => Bits {
  const known = new Map<string, Bits>()
  return (word) => {
    if (known.size > WORDS) known.clear()
    if (!known.has(word)) known.set(word, bitsOf(word))
    return known.get(word) as Bits
  }
}

/** Whether the bit of a place is set. */
export const hasBit = (bits: Uint32Array, at: number): boolean => (bits[at >>> 5]! & (1 << (at & 31))) !== 0

/** Sets the bit of a place. */
export function setBit(bits: Uint32Array, at: number): void {
  bits[at >>> 5]! |= 1 << (at & 31)
}
