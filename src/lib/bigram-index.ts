import { atOnce, type Sliced } from './slices.ts'

/** What an index is made for. */
interface Texts {
  /** Rows of the table, a power of two. More make fewer texts fit by chance and the index larger: texts / 8 bytes a row. */
  rows: number
  /** Whether single characters have rows too, as pairs with {@link NOTHING}: the first that is typed is one. */
  singles: boolean
}

/** Whole policies want the most rows, and have nearly every character that is typed alone. */
const WHOLE: Texts = { rows: 4_096, singles: false }
/** A title with some facts has a tenth of their pairs. */
export const SHORT: Texts = { rows: 1_024, singles: true }

/**
 * Where a pair of neighbouring characters may occur: one row of bits for each hash of a pair, one bit in it for each
 * text. Small, and built in one pass; what it finds is read once more, since different pairs may share a row.
 */
export interface BigramIndex {
  /** How many texts. */
  size: number
  singles: Texts['singles']
  bits: Uint32Array<ArrayBuffer>
}

/** Stands before a character that is looked for alone. */
const NOTHING = 0

/** Numbers of 32 bits that a bit for each text takes. */
const widthOf = (size: number) => Math.ceil(size / 32)

/** The row of a pair in a table of 2 ** (32 - shift) rows. */
const rowOf = (first: number, second: number, shift: number) =>
  (Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)) >>> shift

const shiftOf = (rows: number) => Math.clz32(rows) + 1

/** Builds the index of texts, which are in lower case. */
export const bigramIndex = (texts: readonly string[], made?: Texts): BigramIndex =>
  atOnce(bigramIndexing(texts, made))

/** Texts that are read before somebody else may go first. */
const AT_ONCE = 256

/** Builds the index of texts, which are in lower case, a few texts at a time. */
export function* bigramIndexing(texts: readonly string[], { rows, singles } = WHOLE): Sliced<BigramIndex> {
  const width = widthOf(texts.length)
  const shift = shiftOf(rows)
  const bits = new Uint32Array(rows * width)
  for (const [at, text] of texts.entries()) {
    if (at % AT_ONCE === 0) yield
    const word = at >>> 5
    const bit = 1 << (at & 31)
    let first = text.charCodeAt(0)
    if (singles && text) bits[rowOf(NOTHING, first, shift) * width + word]! |= bit
    for (let next = 1; next < text.length; next += 1) {
      const second = text.charCodeAt(next)
      bits[rowOf(first, second, shift) * width + word]! |= bit
      if (singles) bits[rowOf(NOTHING, second, shift) * width + word]! |= bit
      first = second
    }
  }
  return { size: texts.length, singles, bits }
}

/**
 * Which texts may have a word, which is in lower case, a bit for each: all that have it, and a few that have not.
 * Undefined where the index does not know.
 */
export function bitsWith({ size, singles, bits }: BigramIndex, word: string): Uint32Array | undefined {
  if (word.length < (singles ? 1 : 2)) return undefined
  const width = widthOf(size)
  const shift = shiftOf(bits.length / width)
  const fits = new Uint32Array(width).fill(0xffffffff)
  const keep = (first: number, second: number) => {
    const row = rowOf(first, second, shift) * width
    for (let at = 0; at < width; at += 1) fits[at]! &= bits[row + at]!
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

/**
 * Which texts have all of the words, which are in lower case: a test by the text's place. `texts` are those that the
 * index was made of. Without a word every text fits.
 */
export function textsWith(
  index: BigramIndex,
  texts: readonly string[],
  words: readonly string[],
): (at: number) => boolean {
  const fits = words.flatMap((word) => bitsWith(index, word) ?? [])
  return (at) =>
    at < index.size &&
    fits.every((bits) => hasBit(bits, at)) &&
    words.every((word) => texts[at]!.includes(word))
}

/** Whether the bit of a place is set. */
export const hasBit = (bits: Uint32Array, at: number): boolean => (bits[at >>> 5]! & (1 << (at & 31))) !== 0

/** Sets the bit of a place. */
export function setBit(bits: Uint32Array, at: number): void {
  bits[at >>> 5]! |= 1 << (at & 31)
}
