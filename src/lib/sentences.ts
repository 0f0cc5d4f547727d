/** More than this in one go, and Chromium falls silent in the middle of it. Characters. */
const LONGEST = 120

/** A text in pieces to be read aloud one after the other: by sentence, and by comma where a sentence is long. */
export function sentences(text: string): string[] {
  return (text.match(/[^。！？；!?;\n]+[。！？；!?;]*[”』」）)]*/g) ?? [])
    .flatMap((sentence) => (sentence.length > LONGEST ? pieces(sentence) : [sentence]))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/** As many clauses as fit into one piece; a clause that does not fit is cut. */
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
