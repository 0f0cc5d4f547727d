import type { ReactNode } from 'react'
import { safeHref } from '#lib/safe-href.ts'

interface Props {
  /** Address from the record; only linked if {@link safeHref} allows it */
  href: string | undefined
  className?: string
  children: ReactNode
}

/** Renders a link from a record of the city that opens in a new tab, or its text alone if the address is not allowed. */
export function RecordLink({ href, className, children }: Props) {
  const safe = safeHref(href)
  if (safe === undefined) return className ? <span className={className}>{children}</span> : children
  return (
    <a href={safe} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
    </a>
  )
}
