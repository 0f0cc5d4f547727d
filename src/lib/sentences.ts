/** Maximum characters of a piece, because Chromium falls silent in the middle of a longer one. */
const LONGEST = 120

/**
 * Splits a text into pieces to be read aloud one after the other: by sentence, and by comma in a long
 * sentence.
 */
export function sentences(text: string): string[] {
  return (text.match(/[^。！？；!?;\n]+[。！？；!?;]*[”』」）)]*/g) ?? [])
    .flatMap((sentence) => (sentence.length > LONGEST ? pieces(sentence) : [sentence]))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/** Joins clauses into pieces as long as allowed; splits a clause that is longer. */
function pieces(sentence: string): string[] {
  const clauses = (sentence.match(/[^，、,：:]+[，、,：:]*/g) ?? []).flatMap(
    (clause) => clause.match(new RegExp(`.{1,${String(LONGEST)}}`, 'gs')) ?? [],
  )
  return clauses.reduce<string[]>((made, clause) => {
    const last = made.at(-1)
    if (last === undefined || last.length + clause.length > LONGEST) return [...made, clause]
    return [...made.slice(0, -1), last + clause]
  }, [])
}
