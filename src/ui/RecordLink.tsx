import type { ReactNode } from 'react'
import { safeHref } from '#lib/safe-href.ts'

interface Props {
  /** As the record has it: led to only where {@link safeHref} allows it. */
  href: string | undefined
  className?: string
  children: ReactNode
}

/** A link that a record of the city names, beside the page; its words alone where it may not be led to. */
export function RecordLink({ href, className, children }: Props) {
  const safe = safeHref(href)
  if (safe === undefined) return className ? <span className={className}>{children}</span> : children
  return (
    <a href={safe} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
    </a>
  )
}
