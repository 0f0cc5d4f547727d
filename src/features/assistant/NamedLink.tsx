import { type AnyRouter, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { safeHref } from '#lib/safe-href.ts'

interface Props {
  name: string
  /** As the city names it: a path of the portal, query and all, or a whole URL. */
  href: string
  className?: string
  /** Somebody goes to another page of the portal. */
  onLeave: () => void
}

/**
 * A link of the city's: within the portal, or to another site in a window of its own. Its name alone where it leads
 * nowhere: a kept conversation may name a page that the portal no longer has.
 */
export function NamedLink({ name, href, className, onLeave }: Props) {
  const router = useRouter()
  const safe = safeHref(href)
  if (!safe) return <span className={className}>{name}</span>
  const isOurs = safe.startsWith('/')
  if (isOurs && !isPage(router, safe)) return <span className={className}>{name}（页面已停用）</span>
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
      {...(isOurs ? { onClick: goTo } : { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {name}
    </a>
  )
}

/** Whether the portal has a page under a path; the route for all others is none. */
function isPage(router: AnyRouter, path: string): boolean {
  const [, , route] = router.getMatchedRoutes(new URL(path, 'http://portal').pathname)
  return route !== undefined && route.path !== '$'
}
