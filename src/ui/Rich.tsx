import { useLayoutEffect, useRef } from 'react'
import { safeHref } from '#lib/safe-href.ts'
import { HEADINGS } from './headings.ts'
import { purified } from './purified.ts'
import styles from './Rich.module.css'

interface Props {
  html: string
  /** Headings get the ids `${anchor}-1` … in the order of `headingsOf`, for a list of contents. */
  anchor?: string
}

/**
 * Text with markup from the city, at reading size, made harmless; links open beside the page where they may be led to
 * at all.
 */
export function Rich({ html, anchor }: Props) {
  const box = useRef<HTMLDivElement>(null)
  // As nodes, so that what was found harmless is not parsed once more; and before anybody sees the page.
  useLayoutEffect(() => box.current?.replaceChildren(shownOf(html, anchor)), [html, anchor])
  return <div ref={box} className={styles.rich} />
}

function shownOf(html: string, anchor?: string): DocumentFragment {
  const fragment = purified(html)
  for (const link of fragment.querySelectorAll('a, area, [href]')) {
    const href = safeHref(link.getAttribute('href') ?? undefined)
    if (href === undefined) {
      link.replaceWith(...link.childNodes)
      continue
    }
    link.setAttribute('href', href)
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer')
  }
  for (const picture of fragment.querySelectorAll('img')) {
    picture.setAttribute('loading', 'lazy')
    if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '')
  }
  if (anchor) {
    fragment.querySelectorAll(HEADINGS).forEach((one, at) => (one.id = `${anchor}-${String(at + 1)}`))
  }
  return fragment
}
