import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { safeHref } from '#lib/safe-href.ts'

interface Props {
  name: string
  /** As the city names it: a path of the portal, query and all, or a whole URL. */
  href: string
  className?: string | undefined
  /** Somebody goes to another page of the portal. */
  onLeave: () => void
}

/** A link of the city's: within the portal, or to another site in a window of its own. Its name alone where it leads nowhere. */
export function NamedLink({ name, href, className, onLeave }: Props) {
  const router = useRouter()
  const safe = safeHref(href)
  if (!safe) return <span className={className}>{name}</span>
  // The city names an address of ours as it likes: no route's own link takes that.
  const goTo = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onLeave()
    router.history.push(safe)
  }
  return (
    <a
      href={safe}
      className={className}
      {...(safe.startsWith('/') ? { onClick: goTo } : { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {name}
    </a>
  )
}
