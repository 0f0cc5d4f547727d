import { optionalPart } from '#ui/lazy-part.tsx'

// Loaded with the first search, because a list without search words has no hits.
const MarkedWords = optionalPart(async () => (await import('./MarkedWords.tsx')).MarkedWords)

interface Props {
  text: string
  /** Search words; '' for none */
  looked: string
}

/** Renders a text with search words and their synonyms marked. */
export const Marked = ({ text, looked }: Props) =>
  looked.trim() ? <MarkedWords text={text} looked={looked} room={text} /> : text
