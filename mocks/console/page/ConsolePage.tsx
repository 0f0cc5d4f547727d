import { type ReactNode, useEffect, useRef } from 'react'
import styles from './ConsolePage.module.css'

interface Props {
  title: string
  /** Sentence on the purpose of the page. */
  lead?: ReactNode
  /** Way back, or actions, at the right edge. */
  aside?: ReactNode
  children: ReactNode
}

let opened = 0

/** Renders a page of the console: its title, which is focused after a navigation, and its cards. */
export function ConsolePage({ title, lead, aside, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · 测试控制台`
  }, [title])
  // Leaves the focus at the start of the document for the first page.
  useEffect(() => {
    opened += 1
    if (opened > 1) heading.current?.focus()
  }, [])
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1 ref={heading} className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </div>
  )
}
