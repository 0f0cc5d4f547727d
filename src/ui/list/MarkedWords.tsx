import { useLayoutEffect, useMemo, useRef } from 'react'
import { pieces } from '#lib/search-words.ts'
import styles from './MarkedWords.module.css'
import { useSearch } from './useSearch.ts'

/** Hits of the whole page (CSS Custom Highlight API); undefined in browsers without it, which get `<mark>`. */
const hits = typeof Highlight === 'undefined' ? undefined : new Highlight()
if (hits) CSS.highlights.set('hit', hits)

interface Props {
  text: string
  /** Search words */
  looked: string
}

/** Renders a text with its hits: as ranges over the untouched text where the browser can, else as elements. */
export function MarkedWords({ text, looked }: Props) {
  const search = useSearch(true)
  const own = useRef<HTMLElement>(null)
  const found = useMemo(
    () => search?.markedPieces(text, looked) ?? pieces(text, looked),
    [search, text, looked],
  )
  useLayoutEffect(() => {
    const node = own.current?.firstChild
    if (!hits || !node) return
    const ranges: StaticRange[] = []
    let end = 0
    for (const piece of found) {
      const start = end
      end += piece.text.length
      if (piece.hit)
        ranges.push(
          new StaticRange({ startContainer: node, startOffset: start, endContainer: node, endOffset: end }),
        )
    }
    for (const one of ranges) hits.add(one)
    return () => ranges.forEach((one) => hits.delete(one))
  }, [found])
  if (hits) return <span ref={own}>{text}</span>
  return found.map((piece, index) =>
    piece.hit ? (
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
