import { type AnyRouter, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { safeHref } from '#lib/safe-href.ts'

interface Props {
  name: string
  /** Address from the city: a path of the portal with its query, or a whole URL. */
  href: string
  className?: string
  /** Callback when the user goes to another page of the portal. */
  onLeave: () => void
}

/**
 * Renders a link from the city: within the portal, or to another site in a new window. Renders only the name of a
 * link that leads nowhere, because a kept conversation may name a page that the portal no longer has.
 */
export function NamedLink({ name, href, className, onLeave }: Props) {
  const router = useRouter()
  const safe = safeHref(href)
  if (!safe) return <span className={className}>{name}</span>
  const isOurs = safe.startsWith('/')
  if (isOurs && !isPage(router, safe)) return <span className={className}>{name}（页面已停用）</span>
  // Navigates by the address, because an address from the city fits no typed link of a route.
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
      {...(isOurs ? { onClick: goTo } : { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {name}
    </a>
  )
}

/** True if the portal has a page at a path; the catch-all route does not count. */
function isPage(router: AnyRouter, path: string): boolean {
  const [, , route] = router.getMatchedRoutes(new URL(path, 'http://portal').pathname)
  return route !== undefined && route.path !== '$'
}
