import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import styles from './Rich.module.css'

/**
 * Text with markup from the city, at reading size. The only place where foreign HTML meets the page:
 * scripts, styles, forms, frames and event attributes are taken out, and links open beside the page.
 */
export function Rich({ html }: { html: string }) {
  const clean = useMemo(() => purified(html), [html])
  return <div className={styles.rich} dangerouslySetInnerHTML={{ __html: clean }} />
}

function purified(html: string): string {
  const fragment = DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'dialog'],
    FORBID_ATTR: ['style', 'id', 'class', 'name'],
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of fragment.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer')
  }
  for (const picture of fragment.querySelectorAll('img')) {
    picture.setAttribute('loading', 'lazy')
    if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '')
  }
  const holder = document.createElement('div')
  holder.append(fragment)
  return holder.innerHTML
}
