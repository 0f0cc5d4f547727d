import { useLayoutEffect, useRef } from 'react'
import { safeHref } from '#lib/safe-href.ts'
import { HEADINGS } from './headings.ts'
import { sanitizedHtml } from './purified.ts'
import styles from './Rich.module.css'

interface Props {
  html: string
  /** Prefix of ids for headings: `${anchor}-1` … in the order of `headingsOf`, for a table of contents */
  anchor?: string
}

/** Renders markup from the city at reading size, sanitised; links open in a new tab if their address is allowed. */
export function Rich({ html, anchor }: Props) {
  const box = useRef<HTMLDivElement>(null)
  // Inserts nodes, so that sanitised markup is not parsed again; a layout effect, so that it happens before the
  // paint.
  useLayoutEffect(() => box.current?.replaceChildren(safeFragment(html, anchor)), [html, anchor])
  return <div ref={box} className={styles.rich} />
}

function safeFragment(html: string, anchor?: string): DocumentFragment {
  const fragment = sanitizedHtml(html)
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
